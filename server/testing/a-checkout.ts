import { randomUUID } from 'node:crypto'
import type { Ask, CallInput } from '@gema/contract/client.ts'
import type { PaymentMethodId } from '@gema/contract/values/payment-method.ts'
import { changeSettings } from '../modules/settings/settings.ts'
import { saveShippingServices } from '../modules/shipping/shipping.ts'
import { anAddress } from './an-address.ts'
import { answered } from './answered.ts'
import { someRegions } from './some-regions.ts'
import type { TestShop } from './start-test-shop.ts'
import { unhurried } from './unhurried.ts'

export const courier = '0c000000-0000-4000-8000-000000000001'

/** Makes a shop one that can be ordered from: regions, a courier, bank accounts, cash on delivery, a dollar rate. */
export async function readyForOrders(shop: Pick<TestShop, 'shop' | 'database'>): Promise<void> {
  await someRegions(shop)
  await saveShippingServices(shop.shop.db, [
    {
      uuid: courier,
      kind: 'courier',
      courier: 'Jalur Hemat',
      name: { en: 'Regular', id: 'Reguler' },
      volumetricDivisor: 6000,
      minimumGrams: 1_000,
      allowsCod: true,
      insuranceBasisPoints: 20,
      rates: [
        {
          regionCode: '',
          fromGrams: 0,
          toGrams: 500_000,
          base: 0,
          perKilogram: 10_000,
          daysFrom: 1,
          daysTo: 2,
        },
      ],
    },
  ])
  await changeSettings(shop.shop.db, {
    bankAccounts: [{ bank: 'Bank Nusa', number: '880 555 0188', holder: 'PT Gema Audio Indonesia' }],
    codMost: 5_000_000,
    exchangeRates: { USD: { rupiah: 16_346, source: 'Bank Nusa', time: '2026-11-15T02:00:00Z' } },
    rateLimits: unhurried,
  })
}

/** Puts a variant into somebody's cart and says where it goes; answers the total. */
export async function fillCart(ask: Ask, inventory: string, quantity = 1): Promise<number> {
  answered(await ask('cartStore', { inventory, quantity }))
  const cart = answered(await ask('cartUpdateShipping', { destination: '31.74.06.1001' }))
  return cart.totals.total
}

/** What somebody sends in order to buy, as a guest. */
export const aCheckout = (
  expectedTotal: number,
  given: Partial<CallInput<'checkoutStore'>> & { payment_method?: PaymentMethodId } = {},
): CallInput<'checkoutStore'> => {
  const { is_default: _, ...address } = anAddress()
  return {
    idempotency_key: randomUUID(),
    expected_total: expectedTotal,
    payment_method: 7,
    email: 'sari@surel.example',
    address,
    ...given,
  }
}
