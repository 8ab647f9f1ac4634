import { bigint, boolean, index, integer, pgSequence, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment, reference, rowId } from '../../platform/database/column-kinds.ts'

export const complaintStates = ['created', 'in_progress', 'resolved', 'rejected', 'cancelled'] as const

export const complaintNumbers = pgSequence('complaint_numbers', { startWith: 101 })

/** A complaint about an order. References to other modules' tables stand in the migration. */
export const complaintsTable = pgTable(
  'complaints',
  {
    id: rowId(),
    uuid: uuid().notNull().unique().defaultRandom(),
    number: text().notNull().unique(),
    orderId: reference(),
    status: text({ enum: complaintStates }).notNull().default('created'),
    type: text({
      enum: ['shipping_problem', 'item_damaged', 'item_not_match', 'missing_item', 'other'],
    }).notNull(),
    solution: text({
      enum: ['replacement', 'item_exchange', 'retur_and_refund', 'partial_refund', 'other'],
    }).notNull(),
    description: text().notNull(),
    expected: text().notNull(),
    /** Name, holder and number of the account, encrypted; of the number four digits can be read. */
    sealedBank: text(),
    bankName: text(),
    lastFour: text(),
    /** What the shop proposes, and what the shopper says to it. */
    proposal: text(),
    proposalState: text({ enum: ['none', 'waiting', 'agreed', 'declined'] })
      .notNull()
      .default('none'),
    proposedAt: moment(),
    /** How it ended, in the words of the shop. */
    outcome: text(),
    answeredAt: moment(),
    decidedAt: moment(),
    isAppealed: boolean().notNull().default(false),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('complaints_order').on(table.orderId, table.id),
    index('complaints_state').on(table.status, table.id),
  ],
)

/** A line of the order that something is wrong with, and how many of it. */
export const complaintItemsTable = pgTable(
  'complaint_items',
  {
    id: rowId(),
    complaintId: reference().references(() => complaintsTable.id, { onDelete: 'cascade' }),
    orderLineId: reference(),
    quantity: integer().notNull(),
  },
  (table) => [
    unique('complaint_items_once').on(table.complaintId, table.orderLineId),
    index('complaint_items_line').on(table.orderLineId),
  ],
)

/** All that was said and done about a complaint; only added to. */
export const complaintMessagesTable = pgTable(
  'complaint_messages',
  {
    id: rowId(),
    uuid: uuid().notNull().unique().defaultRandom(),
    complaintId: reference().references(() => complaintsTable.id, { onDelete: 'cascade' }),
    kind: text({
      enum: [
        'created',
        'message',
        'in_progress',
        'proposal',
        'agreed',
        'declined',
        'resolved',
        'rejected',
        'cancelled',
        'appealed',
      ],
    }).notNull(),
    author: text({ enum: ['shopper', 'staff', 'system'] }).notNull(),
    staffId: bigint({ mode: 'number' }),
    /** As the shopper sees it. */
    staffName: text(),
    text: text().notNull(),
    saidAt: moment().notNull(),
  },
  (table) => [index('complaint_messages_complaint').on(table.complaintId, table.id)],
)

/** A picture or a video; the file itself is sealed. */
export const complaintEvidenceTable = pgTable(
  'complaint_evidence',
  {
    id: rowId(),
    uuid: uuid().notNull().unique().defaultRandom(),
    complaintId: reference().references(() => complaintsTable.id, { onDelete: 'cascade' }),
    messageId: reference().references(() => complaintMessagesTable.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['image', 'video'] }).notNull(),
    /** What it is sent as. */
    type: text().notNull(),
    /** As its owner called it, to be shown. */
    name: text().notNull(),
    bytes: integer().notNull(),
    file: text().notNull(),
  },
  (table) => [index('complaint_evidence_complaint').on(table.complaintId)],
)
