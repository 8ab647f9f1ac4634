import { mkdir, readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Row } from './bench-row.ts'
import { runProgram } from './child-program.ts'
import { withoutLosing } from './compare-rows.ts'

const root = path.join(import.meta.dirname, '../..')
const savedFile = path.join(root, 'docs/bench/result.json')

/** What is committed: the rows, and what of the machine explains them. */
export interface Result {
  date: string
  machine: { cores: number; memoryGb: number; node: string; system: string }
  rows: Row[]
}

export const resultOf = (rows: Row[], now = new Date()): Result => ({
  date: now.toISOString(),
  machine: {
    cores: os.cpus().length,
    memoryGb: Math.round(os.totalmem() / 1024 ** 3),
    node: process.version,
    system: `${os.platform()} ${os.arch()}`,
  },
  rows,
})

/** The rows that were saved last; none, where nothing was. */
export async function savedRows(): Promise<Row[]> {
  const text = await readFile(savedFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return text === undefined ? [] : (JSON.parse(text) as Result).rows
}

/** Every run leaves its result; answers where, seen from the project. */
export async function keepResult(result: Result): Promise<string> {
  const file = `var/bench/${result.date.slice(0, 19).replaceAll(':', '-')}.json`
  await write(path.join(root, file), result)
  return file
}

/** The one that others are compared with. Parts that were not measured this time stay as they are. */
export async function saveResult(result: Result): Promise<void> {
  await write(savedFile, { ...result, rows: withoutLosing(result.rows, await savedRows()) })
  // It is committed, so it is written as everything else is.
  await runProgram(path.join(root, 'node_modules/.bin/biome'), ['format', '--write', savedFile])
}

async function write(file: string, result: Result): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(result, null, 2)}\n`)
}
