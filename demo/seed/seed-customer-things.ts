import { type Customer, customerByEmail } from '@gema/server/modules/accounts/accounts.ts'
import { countAddresses, saveAddresses } from '@gema/server/modules/addresses/addresses.ts'
import { productIdOf } from '@gema/server/modules/catalogue/catalogue.ts'
import { countCompared, saveCompared } from '@gema/server/modules/compare/compare.ts'
import { regionNames } from '@gema/server/modules/regions/regions.ts'
import { countFollowed, followStores, storeIds } from '@gema/server/modules/stores/stores.ts'
import { saveClaims, voucherIds, walletOf } from '@gema/server/modules/vouchers/vouchers.ts'
import { countWishes, saveWishes } from '@gema/server/modules/wishlist/wishlist.ts'
import type { Db } from '@gema/server/platform/database/database.ts'
import { type CustomerThings, demoCustomerThings } from '../data/customer-things.ts'
import { demoUuid } from '../demo-uuid.ts'
import { productUuid } from './seed-products.ts'

const day = 24 * 60 * 60 * 1000

/** Addresses, wishes and the like. Who has some of a kind already keeps them as they are, and gets no others. */
export async function seedCustomerThings(db: Db, now: Date): Promise<void> {
  for (const things of demoCustomerThings) {
    const customer = await customerByEmail(db, things.email)
    if (customer === undefined) throw new Error(`there is no customer ${things.email}`)
    const seed = { db, customer, things, now }
    await seedAddresses(seed)
    await seedProducts(seed)
    await seedFollowed(seed)
    await seedWallet(seed)
  }
}

interface Seed {
  db: Db
  customer: Customer
  things: CustomerThings
  now: Date
}

/** The first of a list is the newest. */
const daysBefore = (now: Date, place: number): Date => new Date(now.getTime() - (place + 1) * day)

async function seedAddresses({ db, customer, things, now }: Seed): Promise<void> {
  if ((await countAddresses(db, customer.id)) > 0) return
  const codes = things.addresses.map(({ subdistrict }) => subdistrict)
  // Shops have the regions before the demo; tests of other things do without these ninety thousand rows.
  const known = await regionNames(db, codes)
  const rows = things.addresses.map(({ subdistrict, ...address }, place) => ({
    ...address,
    uuid: demoUuid(`address ${things.email} ${address.label}`),
    customerId: customer.id,
    recipient: customer.name,
    phone: customer.phone,
    subdistrictCode: subdistrict,
    isDefault: place === 0,
    createdAt: daysBefore(now, place),
    savedAt: daysBefore(now, place),
  }))
  await saveAddresses(
    db,
    rows.filter(({ subdistrictCode }) => known.has(subdistrictCode)),
  )
}

async function seedProducts({ db, customer, things, now }: Seed): Promise<void> {
  const rowOf = async (key: string, addedAt: Date) => {
    const productId = await productIdOf(db, productUuid(key))
    if (productId === undefined) throw new Error(`there is no product ${key}`)
    return { customerId: customer.id, productId, addedAt }
  }
  if ((await countWishes(db, customer.id)) === 0) {
    const wishes = things.wishes.map((key, place) => rowOf(key, daysBefore(now, place)))
    await saveWishes(db, await Promise.all(wishes))
  }
  if ((await countCompared(db, customer.id)) === 0) {
    // In their order: the first column was added first.
    const compared = things.compared.toReversed().map((key, place) => rowOf(key, daysBefore(now, place)))
    await saveCompared(db, await Promise.all(compared))
  }
}

async function seedFollowed({ db, customer, things, now }: Seed): Promise<void> {
  if ((await countFollowed(db, customer.id)) > 0) return
  const stores = await storeIds(db)
  const followings = things.followed.map((slug, place) => {
    const storeId = stores.get(slug)
    if (storeId === undefined) throw new Error(`there is no store ${slug}`)
    return { storeId, customerId: customer.id, followedAt: daysBefore(now, place) }
  })
  await followStores(db, followings)
}

async function seedWallet({ db, customer, things, now }: Seed): Promise<void> {
  if ((await walletOf(db, customer.id, now)).length > 0) return
  const vouchers = await voucherIds(db)
  const claims = things.vouchers.map((code, place) => {
    const voucherId = vouchers.get(code)
    if (voucherId === undefined) throw new Error(`there is no voucher ${code}`)
    return { voucherId, customerId: customer.id, claimedAt: daysBefore(now, place) }
  })
  await saveClaims(db, claims)
}
