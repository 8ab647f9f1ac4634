import { randomUUID } from 'node:crypto'
import { type Ask, createClient } from '@gema/contract/client.ts'
import { answered } from '@gema/server/testing/answered.ts'
import { firstOf } from '@gema/server/testing/demo-things.ts'

export const clientOf = (origin: string, token?: string): Ask =>
  createClient({ fetch, origin, language: 'en', token: () => token })

export interface KnownCustomer {
  token: string
  /** The uuid of an order of theirs. */
  order: string
  /** All that nobody else may read. */
  secrets: string[]
}

/** Bank transfer: such an order waits, and nothing happens to it by itself. */
const byTransfer = 7

/** A customer of the demo shop with an address, an order, things in the cart and on the lists. */
export async function aKnownCustomer(site: string): Promise<KnownCustomer> {
  const { user_token: token, profile } = answered(
    await clientOf(site)('userLogin', { email: 'dewi@surel.example', password: 'gema-demo' }),
  )
  const ask = clientOf(site, token)
  const { uuid } = firstOf(answered(await ask('productFetch', { in_stock: '1' })).result.data)
  const { product } = answered(await ask('productFind', { id: uuid }))
  const { uuid: inventory } = firstOf(product.inventories)
  const address = await anotherAddress(ask)
  const order = await anOrder(ask, { inventory, address })
  const { cart } = answered(await ask('cartStore', { inventory, quantity: 2 }))
  answered(await ask('wishlistStore', { uuid }))
  // Their e-mail address is no secret: the demo offers it to everybody who signs in.
  const secrets = [
    ...[token, profile.uuid, profile.name, profile.phone, firstOf(cart).cart_id],
    ...[address.id, address.recipient, address.phone, address.street, order.number],
  ]
  return { token, order: order.id, secrets }
}

/** An address in a place that is known already, with a name and a number that stand nowhere else in the shop. */
async function anotherAddress(ask: Ask) {
  const { province, city, district, subdistrict, postcode } = firstOf(
    answered(await ask('userAddressFetch', {})),
  )
  return answered(
    await ask('userAddressStore', {
      label: 'Gudang',
      recipient: 'Ratih Sekarwangi',
      phone: '0813 9044 7261',
      ...{ province: province.code, city: city.code, district: district.code },
      ...{ subdistrict: subdistrict.code, postcode },
      street: 'Gang Sedap Malam No. 41',
    }),
  )
}

type Kept = Awaited<ReturnType<typeof anotherAddress>>

async function anOrder(ask: Ask, { inventory, address }: { inventory: string; address: Kept }) {
  answered(await ask('cartStore', { inventory, quantity: 1, buy_now: true }))
  const { totals } = answered(await ask('cartUpdateShipping', { destination: address.subdistrict.code }))
  return answered(
    await ask('checkoutStore', {
      idempotency_key: randomUUID(),
      expected_total: totals.total,
      payment_method: byTransfer,
      address_id: address.id,
    }),
  )
}
