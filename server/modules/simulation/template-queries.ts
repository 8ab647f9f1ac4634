import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import {
  simulationComponentsTable as componentsTable,
  matchRulesTable,
  simulationTemplatesTable as templatesTable,
} from './simulation-tables.ts'

const inOrder = [asc(templatesTable.position), asc(templatesTable.id)]

/** Templates that can be composed, a part of them, and how many there are in all. */
export const selectTemplates = (db: Db, { offset, limit }: { offset: number; limit: number }) =>
  db
    .select({ template: templatesTable, total: sql<number>`(count(*) over ())::int` })
    .from(templatesTable)
    .where(eq(templatesTable.isActive, true))
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset)

/** A template, offered or not. */
export const selectTemplate = (db: Db, uuid: string) =>
  db.select().from(templatesTable).where(eq(templatesTable.uuid, uuid))

export const selectTemplatesByUuid = (db: Db, uuids: string[]) =>
  db.select().from(templatesTable).where(inArray(templatesTable.uuid, uuids))

/** The components of some templates, each template's in their order. */
export const selectComponents = (db: Db, templateIds: number[]) =>
  db
    .select()
    .from(componentsTable)
    .where(inArray(componentsTable.templateId, templateIds))
    .orderBy(asc(componentsTable.templateId), asc(componentsTable.position), asc(componentsTable.id))

/** The rules that are in force, in the order in which they speak. */
export const selectMatchRules = (db: Db) =>
  db
    .select()
    .from(matchRulesTable)
    .where(eq(matchRulesTable.isActive, true))
    .orderBy(asc(matchRulesTable.position), asc(matchRulesTable.id))

/** Adds rules that are not there yet; those that a shop has changed stay as they are. */
export const insertMissingRules = (db: Db, rows: (typeof matchRulesTable.$inferInsert)[]) =>
  db.insert(matchRulesTable).values(rows).onConflictDoNothing({ target: matchRulesTable.key })
