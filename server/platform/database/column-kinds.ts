import type { Translated } from '@gema/contract/values/language.ts'
import { bigint, customType, jsonb, timestamp } from 'drizzle-orm/pg-core'

/** The number of a row: never shown where guessing it would tell something. */
export const rowId = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** The row of another table. */
export const reference = () => bigint({ mode: 'number' }).notNull()

export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** A text in several languages, English always among them. */
export const translated = () => jsonb().$type<Translated>()

/** Any JSON value. Drizzle's own kind reads a text that the driver has read already: "628" would come back as 628. */
export const anyJson = customType<{ data: unknown }>({ dataType: () => 'jsonb', toDriver: JSON.stringify })

/** The words of a text as PostgreSQL searches them. */
export const searchWords = customType<{ data: string }>({ dataType: () => 'tsvector' })
