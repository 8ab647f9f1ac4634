import type { CustomerProfile } from '@gema/contract/shapes/customer-profile.ts'
import type { Customer } from '../../modules/accounts/accounts.ts'

export const presentProfile = (customer: Customer): CustomerProfile => ({
  uuid: customer.uuid,
  name: customer.name,
  email: customer.email,
  phone: customer.phone,
})
