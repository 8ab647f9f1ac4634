import type { Translated } from '@gema/contract/values/language.ts'
import { bigint, jsonb, timestamp } from 'drizzle-orm/pg-core'

/** The number of a row: never shown where guessing it would tell something. */
export const rowId = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** A text in several languages, English always among them. */
export const translated = () => jsonb().$type<Translated>()
