import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { hashPassword } from '../accounts/accounts.ts'
import { deleteStaffSessionsOf, insertStaff, type StaffRow, updateStaff } from './staff-queries.ts'

export interface StaffDraft {
  email: string
  name: string
  role: StaffRow['role']
  password: string
  /** The hash of the password, where it is known already. */
  passwordHash?: string
}

/** Adds an account of the staff; nothing, where the address has one already. */
export async function addStaff(
  db: Db,
  clock: Clock,
  { password, passwordHash, email, ...draft }: StaffDraft,
): Promise<StaffRow | undefined> {
  const hash = passwordHash ?? (await hashPassword(password))
  return insertStaff(db, { ...draft, email: email.toLowerCase(), passwordHash: hash, createdAt: clock.now() })
}

/** Gives an account another password and ends all of its sessions; nothing, where there is no such account. */
export async function changeStaffPassword(
  db: Db,
  { email, password }: { email: string; password: string },
): Promise<StaffRow | undefined> {
  return change(db, email, { passwordHash: await hashPassword(password) })
}

/** Switches an account off, which ends all of its sessions, or on again; nothing, where there is no such account. */
export const switchStaff = (
  db: Db,
  { email, isActive }: { email: string; isActive: boolean },
): Promise<StaffRow | undefined> => change(db, email, { isActive })

const change = (db: Db, email: string, changed: Partial<StaffRow>): Promise<StaffRow | undefined> =>
  db.transaction(async (tx) => {
    // The row is locked by its change: whoever signs in at this moment comes before it, and is signed out, or after it.
    const member = await updateStaff(tx, email.toLowerCase(), changed)
    if (member !== undefined) await deleteStaffSessionsOf(tx, member.id)
    return member
  })
