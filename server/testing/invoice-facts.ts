import type { InvoiceFacts, InvoiceOrder } from '../modules/invoices/invoices.ts'

/** What a test wants to say about an invoice; the rest is made up. */
export type InvoiceGiven = Partial<Omit<InvoiceFacts, 'whole' | 'payment'>> & {
  order?: Partial<InvoiceOrder['order']>
  lines?: InvoiceOrder['lines']
  parcels?: InvoiceOrder['parcels']
  payment?: Partial<InvoiceFacts['payment']>
}

export const invoiceLine: InvoiceOrder['lines'][number] = {
  name: 'Sagara S3 bookshelf speaker',
  label: 'Walnut, pair',
  sku: 'SAG-S3-WAL',
  quantity: 2,
  unitPrice: 4_250_000,
  bundleDiscount: 0,
  voucherDiscount: 250_000,
  addOns: [{ name: 'Calibration', quantity: 2, price: 350_000 }],
}

/** The invoice of an order that was paid by bank transfer. */
export const invoiceFacts = (given: InvoiceGiven = {}): InvoiceFacts => {
  const { order, lines = [invoiceLine], parcels, payment, ...more } = given
  return {
    refunds: [],
    seller: {
      name: 'Gema',
      colour: '#4338ca',
      lines: ['Jl. Cilandak Tengah 18', 'Jakarta Selatan 12430', '(021) 5550 0188', 'halo@gema.example'],
    },
    buyer: 'Dewi Pertiwi',
    money: { icon: 'Rp', position: 1, decimalFormat: 'id-ID' },
    language: 'en',
    now: new Date('2026-11-18T03:00:00Z'),
    ...more,
    whole: {
      order: {
        number: 'GM-2611-004821',
        email: 'dewi@surel.example',
        placedAt: new Date('2026-11-16T03:00:00Z'),
        paymentStatus: 1,
        cancelledAt: null,
        taxInvoice: null,
        items: 8_500_000,
        addOns: 700_000,
        bundleDiscount: 0,
        voucherDiscount: 250_000,
        voucherCode: 'HEMAT250',
        shipping: 85_000,
        shippingDiscount: 85_000,
        insurance: 20_000,
        total: 8_970_000,
        address: {
          recipient: 'Sari Wulandari',
          phone: '+62 812 5550 0188',
          street: 'Jl. Kenanga 12',
          landmark: '',
          region: 'Gandaria Utara, Kebayoran Baru, Jakarta Selatan, DKI Jakarta',
          postcode: '12140',
        },
        ...order,
      },
      lines,
      parcels: parcels ?? [
        { kind: 'courier', service: 'Reguler', storeName: 'Gema Kemang', trackingNumber: 'AG 2611 7730' },
      ],
    },
    payment: {
      method: 'Bank transfer',
      uniqueCode: 123,
      paidAt: new Date('2026-11-16T05:30:00Z'),
      deadline: null,
      isCash: false,
      isSandbox: false,
      charged: null,
      ...payment,
    },
  }
}
