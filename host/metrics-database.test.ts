import { openJobQueue } from '@gema/server/platform/jobs/job-queue.ts'
import { defineJob } from '@gema/server/platform/jobs/jobs.ts'
import { createLog } from '@gema/server/platform/log.ts'
import { aPayingShop } from '@gema/server/testing/a-paying-shop.ts'
import { anOrder } from '@gema/server/testing/an-order.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createDatabaseMetrics } from './metrics-database.ts'

const greet = defineJob<{ name: string }>({ name: 'greet', retries: 0, secondsBetween: 0 })
const log = createLog('silent')

/** A shop with a queue whose first job is never done, and what is told of its database. */
async function aWatchedShop() {
  const shop = await aPayingShop({ ownDatabase: true })
  onTestFinished(() => shop.close())
  const queue = await openJobQueue(shop.database, log)
  onTestFinished(() => queue.stop())
  const done = Promise.withResolvers<void>()
  onTestFinished(() => done.resolve())
  await queue.work([{ kind: greet, work: () => done.promise }])
  return { ...shop, queue, metrics: createDatabaseMetrics({ ...shop, log }) }
}

const linesOf = (text: string | undefined, name: string): string[] =>
  (text ?? '').split('\n').filter((line) => line.startsWith(`${name}{`))

test('orders, payments and waiting jobs are told as the database knows them', async () => {
  const { metrics, queue, shop, clock, ...rest } = await aWatchedShop()
  const paid = await anOrder({ ...rest, shop, clock })
  await rest.tellPaid(paid.payment)
  await anOrder({ ...rest, shop, clock }, { method: 7 })
  for (const name of ['ana', 'budi', 'citra']) await queue.send(shop.db, greet, { name })
  await vi.waitFor(
    async () => {
      clock.moveOn(15_000)
      expect(linesOf(await metrics(), 'gema_jobs').toSorted()).toEqual([
        'gema_jobs{queue="greet",state="active"} 1',
        'gema_jobs{queue="greet",state="created"} 2',
        'gema_jobs{queue="greet",state="failed"} 0',
        'gema_jobs{queue="greet",state="retry"} 0',
      ])
    },
    { timeout: 20_000, interval: 50 },
  )
  const text = await metrics()
  expect(linesOf(text, 'gema_orders')).toEqual([
    'gema_orders{step="unpaid"} 1',
    'gema_orders{step="processing"} 1',
    'gema_orders{step="sent"} 0',
    'gema_orders{step="delivered"} 0',
    'gema_orders{step="finished"} 0',
    'gema_orders{step="cancelled"} 0',
  ])
  expect(linesOf(text, 'gema_payments').toSorted()).toEqual([
    'gema_payments{method="bank-transfer",result="open"} 1',
    'gema_payments{method="stripe",result="paid"} 1',
  ])
})

test('a database that is away is left out, and told again once it is back', async () => {
  const { metrics, database } = await aWatchedShop()
  const away = vi.spyOn(database.jobs, 'executeSql').mockRejectedValueOnce(new Error('connection refused'))
  expect(await metrics()).toBeUndefined()
  away.mockRestore()
  expect(linesOf(await metrics(), 'gema_orders')).not.toEqual([])
})

test('a database that does not answer at all is not waited for', async () => {
  const { metrics, database } = await aWatchedShop()
  vi.spyOn(database.jobs, 'executeSql').mockReturnValueOnce(new Promise(() => {}))
  expect(await metrics()).toBeUndefined()
})
