import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anInstallation } from '../../testing/an-installation.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { limitRequests } from '../../testing/limit-requests.ts'
import { runSql } from '../../testing/run-sql.ts'
import { someRegions } from '../../testing/some-regions.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await limitRequests(shop, 'form', { requests: 1_000, seconds: 60 })
  await someRegions(shop)
})
beforeEach(() => clearTables(shop, 'installation_requests'))
afterAll(() => shop.close())

const stored = () => runSql(shop, 'select * from installation_requests')
const request = (given: object = {}, language = 'en') =>
  shop.askAs({ language })('installationRequestStore', { ...anInstallation(), ...given })

const wish = (date: string, part = 'morning') => ({ date, part })
const days = 'Choose days from 18 November 2026 to 14 February 2027.'

test.each([
  ['tomorrow', [wish('2026-11-17')], { field: 'wishes.0.date', message: days }],
  ['yesterday', [wish('2026-11-15')], { field: 'wishes.0.date', message: days }],
  [
    'a day that is too far away',
    [wish('2026-11-18'), wish('2027-02-15')],
    { field: 'wishes.1.date', message: days },
  ],
  ['a day that no month has', [wish('2027-02-30')], { field: 'wishes.0.date', message: 'Day is required' }],
  [
    'the night',
    [wish('2026-11-18', 'night')],
    { field: 'wishes.0.part', message: 'Time of day is required' },
  ],
  [
    'the same wish twice',
    [wish('2026-11-18'), wish('2026-11-18')],
    { field: 'wishes', message: 'Each wish needs a day or a time of its own.' },
  ],
  ['no wish', [], { field: 'wishes', message: 'A day that suits you is required' }],
  [
    'four wishes',
    ['18', '19', '20', '21'].map((day) => wish(`2026-11-${day}`)),
    { field: 'wishes', message: 'A day that suits you: invalid data' },
  ],
])('%s is told at its field, and nothing is kept', async (_what, wishes, told) => {
  expect(await request({ wishes })).toMatchObject({ code: 201, fields: [told] })
  expect(await stored()).toEqual([])
})

test('the same day in the morning and in the evening are two wishes; the first and the last day can be had', async () => {
  const wishes = [wish('2026-11-18'), wish('2026-11-18', 'evening'), wish('2027-02-14')]
  expect(await request({ wishes })).toMatchObject({ ok: true })
})

test('days are told in the language of who asks', async () => {
  expect(await request({ wishes: [wish('2026-11-17')] }, 'id')).toMatchObject({
    message: 'Pilih hari antara 18 November 2026 dan 14 Februari 2027.',
  })
})
