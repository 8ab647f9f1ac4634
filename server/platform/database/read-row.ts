import { Column, getTableName, is, SQL } from 'drizzle-orm'
import type { Prepared } from './prepared.ts'

/** A column of a query as drizzle knows it: where it goes in a row, and what reads it. */
interface QueryColumn {
  path: string[]
  field: unknown
}

interface Decoder {
  mapFromDriverValue(value: unknown): unknown
}

/** The columns of a query, in their order. */
export function columnsOf(prepared: Prepared<unknown>): QueryColumn[] {
  const { fields } = prepared as { fields?: QueryColumn[] }
  if (!Array.isArray(fields)) throw new Error('drizzle no longer shows the columns of a query')
  return fields
}

function decoderOf(field: unknown): Decoder {
  const decoder = is(field, Column)
    ? field
    : is(field, SQL)
      ? (field as unknown as { decoder?: Decoder }).decoder
      : (field as { sql?: { decoder?: Decoder } }).sql?.decoder
  if (decoder === undefined) throw new Error('drizzle no longer shows how a column is read')
  return decoder
}

type Row = Record<string, unknown>

interface Place {
  name: string
  decoder: Decoder
}

/** What stands under one name: a value, or the columns of one table or group of them. */
interface Group {
  name: string
  from: number
  columns: Place[]
  /** The places of those that tell, by being null all of them, that a join has found nothing. */
  tellMissing: number[]
}

/**
 * Reads a row as drizzle does, a list of columns becoming an object of objects, with all that can be known before the
 * first row found out once. A table of a join that found nothing is null: all of its columns are.
 */
export function rowReader(prepared: Prepared<unknown>): (row: unknown[]) => Row {
  const { joinsNotNullableMap: always = {} } = prepared as { joinsNotNullableMap?: Record<string, boolean> }
  const columns = columnsOf(prepared)
  const alone: (Place & { at: number })[] = []
  const groups: Group[] = []
  for (const [at, { path, field }] of columns.entries()) {
    const [name = '', part] = path
    if (path.length > 2) throw new Error(`${path.join('.')} lies deeper than rows are read`)
    if (part === undefined) alone.push({ name, at, decoder: decoderOf(field) })
    else if (groups.at(-1)?.name === name)
      groups.at(-1)?.columns.push({ name: part, decoder: decoderOf(field) })
    else
      groups.push({ name, from: at, columns: [{ name: part, decoder: decoderOf(field) }], tellMissing: [] })
  }
  for (const group of groups) {
    const own = columns.slice(group.from, group.from + group.columns.length)
    const ofTables = own.flatMap(({ field }, place) =>
      is(field, Column) ? [{ place, table: getTableName(field.table) }] : [],
    )
    const tables = new Set(ofTables.map(({ table }) => table))
    const mayBeMissing = tables.size === 1 && ![...tables].some((table) => always[table])
    if (mayBeMissing) group.tellMissing = ofTables.map(({ place }) => group.from + place)
  }
  return (row) => {
    const read: Row = {}
    for (const { name, at, decoder } of alone) read[name] = readValue(row[at], decoder)
    for (const group of groups) read[group.name] = readGroup(row, group)
    return read
  }
}

const readValue = (came: unknown, decoder: Decoder): unknown =>
  came == null ? null : decoder.mapFromDriverValue(came)

function readGroup(row: unknown[], { columns, from, tellMissing }: Group): Row | null {
  if (tellMissing.length > 0 && tellMissing.every((place) => row[place] == null)) return null
  const read: Row = {}
  for (const [place, { name, decoder }] of columns.entries())
    read[name] = readValue(row[from + place], decoder)
  return read
}
