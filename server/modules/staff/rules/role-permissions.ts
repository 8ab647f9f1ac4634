import type { staffRoles } from '../staff-tables.ts'

export type StaffRole = (typeof staffRoles)[number]

/** `visits` sees requests for installations, `installations` answers them. */
export type StaffPermission =
  | 'orders'
  | 'parcels'
  | 'money'
  | 'complaints'
  | 'reviews'
  | 'visits'
  | 'installations'

/** What each role may do. Whatever does not stand here, it may not. */
export const rolePermissions: Record<StaffRole, readonly StaffPermission[]> = {
  owner: ['orders', 'parcels', 'money', 'complaints', 'reviews', 'visits', 'installations'],
  finance: ['orders', 'money'],
  warehouse: ['orders', 'parcels', 'visits'],
  service: ['orders', 'complaints', 'reviews', 'visits', 'installations'],
}
