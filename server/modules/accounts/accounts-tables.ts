import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment, rowId } from '../../platform/database/column-kinds.ts'

export const customersTable = pgTable(
  'customers',
  {
    id: rowId(),
    uuid: uuid().notNull().unique().defaultRandom(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    /** Nobody has one who came through Google or Facebook and never set one. */
    passwordHash: text(),
    passwordChangedAt: moment(),
    emailVerifiedAt: moment(),
    birthday: date({ mode: 'string' }),
    /** A picture of `media`. */
    avatar: text(),
    /** The language of their mails. */
    language: text().notNull().default('en'),
    createdAt: moment().notNull().defaultNow(),
    savedAt: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('customers_email').on(sql`lower(${table.email})`)],
)

const ofCustomer = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => customersTable.id, { onDelete: 'cascade' })

/** A customer's sessions. Only the hash of a token is kept: who reads the table cannot sign in with it. */
export const sessionsTable = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    /** How the customer names it in order to end it. */
    uuid: uuid().notNull().unique().defaultRandom(),
    customerId: ofCustomer(),
    /** What the browser says of itself. */
    userAgent: text().notNull().default(''),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('sessions_customer').on(table.customerId)],
)

/**
 * Addresses that wait for their code: of people who register, with all they have filled in (an account is made only
 * when the code comes back), and of customers who change their address.
 */
export const verificationsTable = pgTable(
  'verifications',
  {
    id: rowId(),
    email: text().notNull(),
    /** The browser that asked, by its guest token: only there the code counts. */
    browserHash: text().notNull(),
    /** For an address that must not be told from others: no code was sent, and none fits. */
    isDecoy: boolean().notNull().default(false),
    /** Absent: it is a registration. */
    customerId: bigint({ mode: 'number' }).references(() => customersTable.id, { onDelete: 'cascade' }),
    name: text().notNull().default(''),
    phone: text().notNull().default(''),
    passwordHash: text(),
    language: text().notNull(),
    wantsLetter: boolean().notNull().default(false),
    codeHash: text().notNull(),
    triesLeft: integer().notNull(),
    createdAt: moment().notNull(),
    codeEndsAt: moment().notNull(),
  },
  (table) => [
    index('verifications_email').on(table.email, table.createdAt),
    index('verifications_customer').on(table.customerId),
  ],
)

/** How often mails with codes or links went to an address lately, whether or not anybody is known by it. */
export const codeMailsTable = pgTable('code_mails', {
  /** What for, and to whom: `verify:dewi@surel.example`. */
  key: text().primaryKey(),
  sent: integer().notNull(),
  firstAt: moment().notNull(),
  lastAt: moment().notNull(),
})

/** Links for a new password: good once. */
export const passwordResetsTable = pgTable(
  'password_resets',
  {
    tokenHash: text().primaryKey(),
    customerId: ofCustomer(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('password_resets_customer').on(table.customerId)],
)

/** Wrong passwords in a row, for an address from a network. */
export const signInFailuresTable = pgTable('sign_in_failures', {
  /** A hash of both: the table tells nobody who shops here. */
  key: text().primaryKey(),
  failures: integer().notNull(),
  lastAt: moment().notNull(),
  pausedUntil: moment().notNull(),
})
