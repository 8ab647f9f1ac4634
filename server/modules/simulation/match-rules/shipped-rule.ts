import type { StoredRule } from '../simulation-tables.ts'

/** A rule that ships with the shop. Its key never changes: what a shop has made of it is found by it. */
export type ShippedRule = { key: string } & StoredRule
