import type { StaffMember as StaffShown } from '@gema/contract/backoffice/calls/session.ts'
import { permissionsOf, type StaffMember } from '../../modules/staff/staff.ts'

/** Somebody of the staff, as they see themselves. */
export const presentStaff = ({ uuid, name, email, role }: StaffMember): StaffShown => ({
  ...{ id: uuid, name, email, role },
  permissions: [...permissionsOf(role)],
})
