import { addStaff, staffOfEmail, switchStaff } from '@gema/server/modules/staff/staff.ts'
import type { Clock } from '@gema/server/platform/clock.ts'
import type { Db } from '@gema/server/platform/database/database.ts'
import { demoStaff } from '../data/staff.ts'

/** Adds the staff of the demo, or lets them in again. */
export async function seedStaff(db: Db, clock: Clock): Promise<void> {
  const known = await staffOfEmail(db, demoStaff.email)
  if (known === undefined) await addStaff(db, clock, demoStaff)
  else if (!known.isActive) await switchStaff(db, { email: known.email, isActive: true })
}
