import { bigint, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, rowId } from '../../platform/database/column-kinds.ts'

export const staffRoles = ['owner', 'finance', 'warehouse', 'service'] as const

/** Somebody who works for the shop. They are never removed, because what they did stays theirs; they are switched off. */
export const staffTable = pgTable('staff', {
  id: rowId(),
  uuid: uuid().notNull().unique().defaultRandom(),
  /** In small letters. */
  email: text().notNull().unique(),
  name: text().notNull(),
  role: text({ enum: staffRoles }).notNull(),
  passwordHash: text().notNull(),
  isActive: boolean().notNull().default(true),
  createdAt: moment().notNull(),
})

/** A session of somebody of the staff; of its token only a hash is kept. */
export const staffSessionsTable = pgTable(
  'staff_sessions',
  {
    id: rowId(),
    staffId: bigint({ mode: 'number' })
      .notNull()
      .references(() => staffTable.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    beganAt: moment().notNull(),
    endsAt: moment().notNull(),
  },
  (table) => [index('staff_sessions_staff').on(table.staffId)],
)
