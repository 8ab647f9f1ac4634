import type { Db } from '../../platform/database/database.ts'
import {
  selectSimulationByCode,
  selectSimulationByKey,
  selectSimulationLines,
  selectSimulations,
} from './simulation-queries.ts'
import type { simulationLinesTable, simulationsTable } from './simulation-tables.ts'

export type SimulationLine = typeof simulationLinesTable.$inferSelect

/** A saved simulation with its lines. */
export type Simulation = typeof simulationsTable.$inferSelect & { lines: SimulationLine[] }

/** A saved simulation by its code. */
export async function findSimulationByCode(db: Db, code: string): Promise<Simulation | undefined> {
  return (await withLines(db, await selectSimulationByCode(db, code)))[0]
}

/** What was saved with a key. */
export async function findSimulationByKey(db: Db, key: string): Promise<Simulation | undefined> {
  return (await withLines(db, await selectSimulationByKey(db, key)))[0]
}

/** Saved simulations by their uuids, in the order of the list; those that are not known are left out. */
export async function findSimulations(db: Db, uuids: string[]): Promise<Simulation[]> {
  if (uuids.length === 0) return []
  // The database knows a uuid however it is written.
  const asked = [...new Set(uuids.map((uuid) => uuid.toLowerCase()))]
  const found = await withLines(db, await selectSimulations(db, asked))
  const byUuid = new Map(found.map((simulation) => [simulation.uuid, simulation]))
  return asked.flatMap((uuid) => byUuid.get(uuid) ?? [])
}

async function withLines(db: Db, rows: (typeof simulationsTable.$inferSelect)[]): Promise<Simulation[]> {
  if (rows.length === 0) return []
  const lines = await selectSimulationLines(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, lines: lines.filter(({ simulationId }) => simulationId === row.id) }))
}
