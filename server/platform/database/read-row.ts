import { Column, is, SQL } from 'drizzle-orm'
import type { Prepared } from './kept-query.ts'

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

/**
 * Reads a row as drizzle does, a list of columns becoming an object of objects. A table of a join that found nothing is
 * null: all of its columns are.
 */
export function rowReader(columns: readonly QueryColumn[]): (row: unknown[]) => Record<string, unknown> {
  const places = columns.map(({ path: [name = '', part], field }) => ({
    name,
    part,
    decoder: decoderOf(field),
  }))
  const joined = [...new Set(places.flatMap(({ name, part }) => (part === undefined ? [] : [name])))]
  return (row) => {
    const read: Record<string, unknown> = {}
    const parts: Record<string, Record<string, unknown>> = {}
    const found = new Set<string>()
    for (const [place, { name, part, decoder }] of places.entries()) {
      const came = row[place]
      const value = came == null ? null : decoder.mapFromDriverValue(came)
      if (part === undefined) {
        read[name] = value
        continue
      }
      const whole = parts[name] ?? {}
      parts[name] = whole
      whole[part] = value
      if (value !== null) found.add(name)
    }
    for (const name of joined) read[name] = found.has(name) ? parts[name] : null
    return read
  }
}
