import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment, rowId } from '../../platform/database/column-kinds.ts'

export const customersTable = pgTable(
  'customers',
  {
    id: rowId(),
    uuid: uuid().notNull().unique().defaultRandom(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    passwordHash: text().notNull(),
    emailVerifiedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('customers_email').on(sql`lower(${table.email})`)],
)

/** A customer's sessions. Only the hash of a token is kept: who reads the table cannot sign in with it. */
export const sessionsTable = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    customerId: bigint({ mode: 'number' })
      .notNull()
      .references(() => customersTable.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('sessions_customer').on(table.customerId)],
)
