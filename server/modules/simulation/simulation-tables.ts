import type { ComponentRole } from '@gema/contract/match/component-roles.ts'
import type { Verdict } from '@gema/contract/match/match-rule.ts'
import type { Figures } from '@gema/contract/match/system.ts'
import type { Translated } from '@gema/contract/values/language.ts'
import { bigint, boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment, reference, rowId, translated } from '../../platform/database/column-kinds.ts'

const rupiah = () => bigint({ mode: 'number' })

/** A kind of system that can be composed. */
export const simulationTemplatesTable = pgTable('simulation_templates', {
  id: rowId(),
  uuid: uuid().notNull().unique().defaultRandom(),
  code: text().notNull().unique(),
  name: translated().notNull(),
  text: translated().notNull(),
  image: text(),
  isActive: boolean().notNull().default(true),
  position: integer().notNull().default(0),
})

/** A place in a template, filled from a display case. The case belongs to the catalogue: its reference is in the migration. */
export const simulationComponentsTable = pgTable(
  'simulation_components',
  {
    id: rowId(),
    templateId: reference().references(() => simulationTemplatesTable.id, { onDelete: 'cascade' }),
    /** Never changes within its template: what is saved speaks of it. */
    key: text().notNull(),
    role: text().$type<ComponentRole>().notNull(),
    displayCaseId: reference(),
    name: translated().notNull(),
    text: translated().notNull(),
    icon: text().notNull(),
    isRequired: boolean().notNull(),
    minQuantity: integer().notNull(),
    maxQuantity: integer().notNull(),
    quantityStep: integer().notNull().default(1),
    position: integer().notNull().default(0),
  },
  (table) => [unique('simulation_components_key').on(table.templateId, table.key)],
)

/** A rule of what fits together, as it is kept: its sentences in several languages. */
export interface StoredRule {
  roles: ComponentRole[]
  figures: { name: string; formula: string }[]
  cases: { when: string; verdict: Verdict; sentence: Translated }[]
  remedies: ComponentRole[]
}

export const matchRulesTable = pgTable('match_rules', {
  id: rowId(),
  key: text().notNull().unique(),
  rule: jsonb().$type<StoredRule>().notNull(),
  isActive: boolean().notNull().default(true),
  position: integer().notNull().default(0),
})

/** A simulation that somebody has saved. It never changes: the database refuses it (see the migration). */
export const simulationsTable = pgTable('simulations', {
  id: rowId(),
  uuid: uuid().notNull().unique().defaultRandom(),
  /** Eight characters that people read out to each other. */
  code: text().notNull().unique(),
  /** Chosen by who saved it: saving twice by accident saves once. */
  saveKey: uuid().notNull().unique(),
  /** The template that it was composed from. */
  templateUuid: uuid().notNull(),
  templateName: translated().notNull(),
  name: text().notNull().default(''),
  room: jsonb().$type<StoredRoom>(),
  total: rupiah().notNull(),
  bundleDiscount: rupiah().notNull(),
  savedAt: moment().notNull(),
})

/** As it is told; what is in it has been looked at before it is kept. */
export interface StoredRoom {
  length_cm: number
  width_cm: number
  height_cm: number
  seats: number
  use: 'film' | 'music' | 'karaoke' | 'background'
  va?: 900 | 1300 | 2200 | 3500 | undefined
}

/** A line of a saved simulation: everything that its reader sees, whatever becomes of the product. */
export const simulationLinesTable = pgTable(
  'simulation_lines',
  {
    id: rowId(),
    simulationId: reference().references(() => simulationsTable.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    componentKey: text().notNull(),
    componentName: translated().notNull(),
    role: text().$type<ComponentRole>().notNull(),
    displayCaseUuid: uuid().notNull(),
    /** By these it finds the living product, if there still is one. */
    inventoryUuid: uuid().notNull(),
    productUuid: uuid().notNull(),
    sku: text().notNull(),
    brand: text().notNull(),
    productName: translated().notNull(),
    slug: translated().notNull(),
    variant: translated().notNull(),
    keySpec: translated().notNull(),
    image: text(),
    imageAlt: translated().notNull(),
    figures: jsonb().$type<Figures>().notNull(),
    quantity: integer().notNull(),
    unitPrice: rupiah().notNull(),
  },
  (table) => [index('simulation_lines_simulation').on(table.simulationId, table.position)],
)
