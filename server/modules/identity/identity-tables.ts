import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/column-kinds.ts'

/** Who a customer is at Google or Facebook. */
export const identitiesTable = pgTable(
  'identities',
  {
    provider: text({ enum: ['google', 'facebook'] }).notNull(),
    /** The provider's own name for the person; it never changes, an e-mail may. */
    subject: text().notNull(),
    customerId: bigint({ mode: 'number' }).notNull(),
    email: text().notNull(),
    connectedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('identities_customer').on(table.customerId),
  ],
)

/** Social sign-ins under way: between leaving for the provider and coming back. */
export const socialFlowsTable = pgTable('social_flows', {
  stateHash: text().primaryKey(),
  provider: text({ enum: ['google', 'facebook'] }).notNull(),
  /** Only the browser that began can finish: it shows the secret that this is the hash of. */
  browserHash: text().notNull(),
  nonce: text().notNull(),
  codeVerifier: text().notNull(),
  /** A path of this shop. */
  next: text().notNull(),
  expiresAt: moment().notNull(),
})
