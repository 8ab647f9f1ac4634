import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { simulationLinesTable as linesTable, simulationsTable } from './simulation-tables.ts'

export type NewSimulationRow = typeof simulationsTable.$inferInsert
export type NewLineRow = typeof linesTable.$inferInsert

/** Saves a simulation; nothing, where its code or its key is taken. */
export async function insertSimulation(db: Db, row: NewSimulationRow) {
  const [inserted] = await db.insert(simulationsTable).values(row).onConflictDoNothing().returning()
  return inserted
}

export const insertSimulationLines = (db: Db, rows: NewLineRow[]) => db.insert(linesTable).values(rows)

export const selectSimulationByKey = (db: Db, saveKey: string) =>
  db.select().from(simulationsTable).where(eq(simulationsTable.saveKey, saveKey))

export const selectSimulationByCode = (db: Db, code: string) =>
  db.select().from(simulationsTable).where(eq(simulationsTable.code, code))

export const selectSimulations = (db: Db, uuids: string[]) =>
  db.select().from(simulationsTable).where(inArray(simulationsTable.uuid, uuids))

/** The lines of some simulations, each simulation's in their order. */
export const selectSimulationLines = (db: Db, simulationIds: number[]) =>
  db
    .select()
    .from(linesTable)
    .where(inArray(linesTable.simulationId, simulationIds))
    .orderBy(asc(linesTable.simulationId), asc(linesTable.position))
