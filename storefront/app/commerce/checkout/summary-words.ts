import { defineWords } from '../../language/define-words.ts'

/** Words of a cart or an order in short: its lines and its totals. */
export const summaryWords = defineWords('summary', {
  en: {
    units_one: '{{count}} unit',
    units_other: '{{count}} units',
    subtotal_one: 'Subtotal ({{count}} item)',
    subtotal_other: 'Subtotal ({{count}} items)',
    add_ons: 'Services',
    bundle_discount: 'Bundle discount',
    voucher_discount: 'Voucher discount',
    shipping: 'Delivery',
    shipping_unknown: 'Not known yet',
    shipping_discount: 'Delivery discount',
    insurance: 'Delivery insurance',
    unique_code: 'Unique code',
    total: 'Total to pay',
    free: 'Free',
  },
  id: {
    units_other: '{{count}} unit',
    subtotal_other: 'Subtotal ({{count}} barang)',
    add_ons: 'Layanan tambahan',
    bundle_discount: 'Potongan paket',
    voucher_discount: 'Potongan voucher',
    shipping: 'Ongkos kirim',
    shipping_unknown: 'Belum diketahui',
    shipping_discount: 'Potongan ongkos kirim',
    insurance: 'Asuransi pengiriman',
    unique_code: 'Kode unik',
    total: 'Total bayar',
    free: 'Gratis',
  },
})
