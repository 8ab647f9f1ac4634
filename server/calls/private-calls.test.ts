import type { CallName } from '@gema/contract/call-paths.ts'
import { allCalls } from '@gema/contract/calls/all-calls.ts'
import type { CallInput } from '@gema/contract/client.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aProduct } from '../testing/a-product.ts'
import { aSignedInCustomer, type SignedInCustomer } from '../testing/a-signed-in-customer.ts'
import { allRows } from '../testing/all-rows.ts'
import { anAddress } from '../testing/an-address.ts'
import { answered } from '../testing/answered.ts'
import { clearTables } from '../testing/clear-tables.ts'
import { someRegions } from '../testing/some-regions.ts'
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts'

type PrivateName = {
  [Name in CallName]: (typeof allCalls)[Name]['caller'] extends 'customer' ? Name : never
}[CallName]
type Input = { [Name in PrivateName]: CallInput<Name> }

const marker = 'Kenanga-Rahasia-77'

let shop: TestShop
let owner: SignedInCustomer
let stranger: SignedInCustomer
let inputs: Input
beforeAll(async () => {
  shop = await startTestShop()
  await someRegions(shop)
  owner = await aSignedInCustomer(shop, {
    name: 'Pemilik Kenanga',
    email: `${marker}@surel.example`.toLowerCase(),
  })
  stranger = await aSignedInCustomer(shop)
  const product = await aProduct(shop)
  const kept = answered(await owner.ask('userAddressStore', anAddress({ street: marker })))
  answered(await owner.ask('wishlistStore', { uuid: product.uuid }))
  const [session] = answered(await owner.ask('userSessionFetch', {}))
  // What belongs to the owner, where a call takes an id of something that somebody has.
  inputs = {
    userProfile: {},
    userUpdateProfile: { name: 'Someone Else' },
    userAvatarStore: { avatar: new File(['no picture'], 'a.png') },
    userAvatarDelete: {},
    userSessionFetch: {},
    userSessionDelete: { id: session?.id },
    userDelete: { confirmation: 'not the password' },
    userChangeEmail: { email: 'else@surel.example', current_password: 'not the password' },
    userChangePassword: {
      current_password: 'not the password',
      password: 'lagu-sore-38',
      password_confirmation: 'lagu-sore-38',
    },
    userSocialUnlink: { provider: 'google' },
    userAddressFetch: {},
    userAddressStore: anAddress(),
    userAddressUpdate: { ...anAddress(), id: kept.id },
    userAddressDelete: { id: kept.id },
    wishlistStore: { uuid: product.uuid },
    wishlistDelete: { uuid: product.uuid },
    wishlistFetch: {},
    compareListStore: { product_id: product.uuid },
    compareListDelete: { product_id: product.uuid },
    compareListFetch: {},
    storeFollow: { slug: 'no-such-store' },
    storeUnfollow: { slug: 'no-such-store' },
    storeFollowing: {},
    voucherFetch: {},
    voucherClaim: { code: 'NOSUCH' },
    complaintFetch: {},
    cartMerge: { guest_token: 'guest_0123456789abcdef0123456789abcdef' },
  }
})
beforeEach(() => clearTables(shop, 'rate_limits'))
afterAll(() => shop.close())

const privateNames = (Object.keys(allCalls) as CallName[]).filter(
  (name): name is PrivateName => allCalls[name].caller === 'customer',
)

/** Calls that name something of the owner's by its id: to anybody else it does not exist. */
const takesOwnersId: PrivateName[] = ['userSessionDelete', 'userAddressUpdate', 'userAddressDelete']

const askBy = (ask: SignedInCustomer['ask'], name: PrivateName) => ask(name, inputs[name] as never)

test.each(privateNames)('%s is not for who is not signed in', async (name) => {
  for (const token of [undefined, 'guest_0123456789abcdef0123456789abcdef', 'nonsense', 'guest_']) {
    const ask = shop.askAs(token === undefined ? {} : { token })
    expect(await askBy(ask, name)).toMatchObject({ ok: false, code: 401, message: 'Please sign in first.' })
  }
})

/** The rows of a customer, wherever they are, and the customer's own. */
async function rowsOfOwner(): Promise<string> {
  const rows = Object.entries(await allRows(shop.database)).map(([table, all]) => [
    table,
    all.filter((row) => {
      const { customer_id, id } = row as { customer_id?: unknown; id?: unknown }
      return Number(customer_id) === owner.id || (table === 'customers' && Number(id) === owner.id)
    }),
  ])
  return JSON.stringify(rows)
}

test.each(privateNames)('%s neither shows nor touches what is another customer’s', async (name) => {
  const before = await rowsOfOwner()
  const answer = await askBy(stranger.ask, name)
  if (takesOwnersId.includes(name)) expect(answer).toMatchObject({ ok: false, code: 404 })
  const told = JSON.stringify(answer).toLowerCase()
  expect(told).not.toContain(marker.toLowerCase())
  expect(told).not.toContain('pemilik')
  expect(await rowsOfOwner()).toBe(before)
})
