import { bigint, index, integer, jsonb, pgSequence, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, rowId } from '../../platform/database/column-kinds.ts'

export const installationStates = ['created', 'agreed', 'done', 'declined'] as const

export const installationNumbers = pgSequence('installation_numbers', { startWith: 101 })

/** Somebody asks the shop to come and install a system. */
export const installationRequestsTable = pgTable(
  'installation_requests',
  {
    id: rowId(),
    uuid: uuid().notNull().unique().defaultRandom(),
    /** What people are told: `PSG-2611-0147`. */
    reference: text().notNull().unique(),
    /** Chosen by who asks: asking twice by accident asks once. */
    requestKey: uuid().notNull().unique(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    kind: text({ enum: ['home_theater', 'karaoke', 'stereo', 'cafe', 'projector', 'other'] }).notNull(),
    building: text({ enum: ['house', 'apartment', 'shop', 'office'] }).notNull(),
    districtCode: text().notNull(),
    street: text().notNull(),
    wishes: jsonb().$type<{ date: string; part: 'morning' | 'afternoon' | 'evening' }[]>().notNull(),
    simulationCode: text(),
    note: text().notNull().default(''),
    language: text().notNull(),
    status: text({ enum: installationStates }).notNull().default('created'),
    /** What the staff has agreed on or said, and who. The table of the staff belongs to another module. */
    answer: text().notNull().default(''),
    staffId: bigint({ mode: 'number' }),
    sentAt: moment().notNull(),
    changedAt: moment().notNull(),
  },
  (table) => [index('installation_requests_state').on(table.status, table.id)],
)

/** Photos of the room: made anew, sealed, and read by the staff alone. */
export const installationPhotosTable = pgTable(
  'installation_photos',
  {
    id: rowId(),
    uuid: uuid().notNull().unique().defaultRandom(),
    requestId: bigint({ mode: 'number' })
      .notNull()
      .references(() => installationRequestsTable.id, { onDelete: 'cascade' }),
    file: text().notNull().unique(),
    name: text().notNull(),
    bytes: integer().notNull(),
    position: integer().notNull(),
  },
  (table) => [index('installation_photos_request').on(table.requestId, table.position)],
)
