import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, rowId } from '../../platform/database/column-kinds.ts'

/** People who want to sell in the shop. What could be misused is encrypted. */
export const sellerApplicationsTable = pgTable('seller_applications', {
  id: rowId(),
  uuid: uuid().notNull().unique().defaultRandom(),
  /** What the applicant is told: short enough to say on the phone. */
  reference: text().notNull().unique(),
  storeName: text().notNull(),
  ownerName: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  cityCode: text().notNull(),
  street: text().notNull(),
  category: text().notNull(),
  about: text().notNull(),
  website: text().notNull().default(''),
  /** Bank, account holder and number, identity and tax numbers: JSON, encrypted. */
  sealedDetails: text().notNull(),
  /** Keys of the encrypted documents in the file store. */
  identityDocument: text().notNull(),
  taxDocument: text(),
  status: text({ enum: ['created', 'accepted', 'declined'] })
    .notNull()
    .default('created'),
  language: text().notNull(),
  sentAt: moment().notNull(),
})
