import type { CustomerProfile } from '@gema/contract/shapes/customer-profile.ts'
import type { Customer } from '../../modules/accounts/accounts.ts'
import { countAddresses } from '../../modules/addresses/addresses.ts'
import { countCompared } from '../../modules/compare/compare.ts'
import { identitiesOf } from '../../modules/identity/identity.ts'
import { getsNewsletter } from '../../modules/newsletter/newsletter.ts'
import { countFollowed } from '../../modules/stores/stores.ts'
import { countWalletVouchers } from '../../modules/vouchers/vouchers.ts'
import { countWishes } from '../../modules/wishlist/wishlist.ts'
import type { Shop } from '../../shop.ts'

/** A customer as they see themselves, with what they have in their account. */
export async function profileOf({ db, clock }: Shop, customer: Customer): Promise<CustomerProfile> {
  const { id } = customer
  const [identities, newsletter, addresses, wishlist, compare, following, vouchers] = await Promise.all([
    identitiesOf(db, id),
    // An address that is not proved may be somebody else's.
    customer.emailVerifiedAt !== null && getsNewsletter(db, customer.email),
    countAddresses(db, id),
    countWishes(db, id),
    countCompared(db, id),
    countFollowed(db, id),
    countWalletVouchers(db, id, clock.now()),
  ])
  return {
    ...presentCustomer(customer),
    identities,
    newsletter,
    counts: { addresses, wishlist, compare, following, vouchers },
  }
}

const presentCustomer = (customer: Customer) => ({
  uuid: customer.uuid,
  name: customer.name,
  email: customer.email,
  email_verified: customer.emailVerifiedAt !== null,
  phone: customer.phone,
  birthday: customer.birthday,
  avatar: customer.avatar,
  has_password: customer.passwordHash !== null,
  password_changed_at: customer.passwordChangedAt?.toISOString() ?? null,
  joined_at: customer.createdAt.toISOString(),
  saved_at: customer.savedAt.toISOString(),
})
