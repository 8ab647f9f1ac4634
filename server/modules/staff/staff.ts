import type { Db } from '../../platform/database/database.ts'
import { rolePermissions, type StaffPermission, type StaffRole } from './rules/role-permissions.ts'
import { type StaffRow, selectStaffNames } from './staff-queries.ts'

export type { StaffPermission, StaffRole } from './rules/role-permissions.ts'
export { addStaff, changeStaffPassword, type StaffDraft, switchStaff } from './staff-accounts.ts'
export { selectStaffByEmail as staffOfEmail } from './staff-queries.ts'
export {
  beginStaffSession,
  type StaffCredentials,
  signStaffIn,
  signStaffOut,
  staffOfToken,
} from './staff-sign-in.ts'
export { staffRoles } from './staff-tables.ts'

export type StaffMember = StaffRow

/** What a role may do. */
export const permissionsOf = (role: StaffRole): readonly StaffPermission[] => rolePermissions[role]

/** The names of members of the staff, by their ids. */
export async function staffNames(db: Db, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await selectStaffNames(db, [...new Set(ids)])
  return new Map(rows.map(({ id, name }) => [id, name]))
}
