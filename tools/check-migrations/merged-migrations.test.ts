import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../build/source-files.ts'

const folder = path.join(root, 'server/migrations')
const names = globSync('*.sql', { cwd: folder }).toSorted()
const textOf = (name: string) => readFileSync(path.join(folder, name), 'utf8')

/** The beginnings of their SHA-256. A new migration gets a line here; the other lines stay as they are. */
const merged: Record<string, string> = {
  '0000_foundation.sql': '9f217fc21813df3d',
  '0001_mail_in_hand.sql': 'ed4f6e412d5f29f0',
  '0002_catalogue.sql': '3d610d94911976f0',
  '0003_browse.sql': '1bf286350fe77d22',
  '0004_accounts.sql': '322de20159bd2ca6',
  '0005_checkout.sql': 'cd998f6eb5a0214c',
  '0006_after-the-sale.sql': 'eca60b5c86f1d1f7',
  '0007_simulation.sql': '66a167e97c8f6411',
  '0008_content.sql': '803da3b85ba11a00',
  '0009_changes.sql': '46964714ef5f03e6',
  '0010_found-words.sql': 'bc47017e0c09efd7',
  '0011_similar-prices.sql': 'c2a9266811789e6a',
  '0012_refund_approvals.sql': '06d72011ee251ce5',
}

test('a migration that has been merged is never edited: shops that have applied it would not hear of the change', () => {
  const sums = names.map((name) => [
    name,
    createHash('sha256').update(textOf(name)).digest('hex').slice(0, 16),
  ])
  expect(Object.fromEntries(sums)).toEqual(merged)
})

interface Snapshot {
  tables: Record<
    string,
    { indexes: Record<string, { isUnique: boolean }>; uniqueConstraints: Record<string, unknown> }
  >
}

test('whatever the tables say is unique is made so by a migration, and no later one takes it away', () => {
  const newest = globSync('meta/*_snapshot.json', { cwd: folder }).toSorted().at(-1) ?? ''
  const { tables } = JSON.parse(textOf(newest)) as Snapshot
  const wanted = Object.values(tables).flatMap(({ indexes, uniqueConstraints }) => [
    ...Object.keys(indexes).filter((name) => indexes[name]?.isUnique),
    ...Object.keys(uniqueConstraints),
  ])
  expect(wanted.length).toBeGreaterThan(30)
  const sql = names.map(textOf).join('\n')
  const made = (name: string) =>
    Math.max(
      sql.search(new RegExp(`CREATE UNIQUE INDEX (IF NOT EXISTS )?"${name}"`)),
      sql.search(new RegExp(`CONSTRAINT "${name}" UNIQUE`)),
    )
  const dropped = (name: string) => sql.search(new RegExp(`DROP (INDEX|CONSTRAINT) (IF EXISTS )?"${name}"`))
  expect(wanted.filter((name) => made(name) === -1 || dropped(name) > made(name))).toEqual([])
})
