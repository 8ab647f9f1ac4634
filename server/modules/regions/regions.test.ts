import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { openTestDatabase } from '../../testing/open-test-database.ts'
import { loadRegionsOnce, regionsBelow } from './regions.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await loadRegionsOnce(database.db)
})
afterAll(() => database.close())

const countRegions = async () => {
  const { rows } = await database.session((run) => run('select count(*)::int as count from regions', []))
  return Number(rows[0]?.count)
}

test('from a province down to the subdistrict, every region is there', async () => {
  const provinces = await regionsBelow(database.db, null)
  expect(provinces).toHaveLength(38)
  const names = async (code: string) => (await regionsBelow(database.db, code)).map((region) => region.name)
  expect(await names('31')).toContain('Kota Administrasi Jakarta Selatan')
  expect(await names('31.74')).toContain('Cilandak')
  expect(await names('31.74.06')).toContain('Cilandak Barat')
})

test('loading again changes nothing', async () => {
  const before = await countRegions()
  await loadRegionsOnce(database.db)
  expect(await countRegions()).toBe(before)
  expect(before).toBeGreaterThan(90_000)
})
