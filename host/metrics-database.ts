import { paymentMethods } from '@gema/contract/values/payment-method.ts'
import { orderTabConditions, staffOrders } from '@gema/server/modules/orders/orders.ts'
import { countPayments } from '@gema/server/modules/payments/payments.ts'
import type { Clock } from '@gema/server/platform/clock.ts'
import type { Database } from '@gema/server/platform/database/database.ts'
import type { Log } from '@gema/server/platform/log.ts'
import { gaugesText, type ReadGauge } from '@gema/server/platform/metrics/gauges-text.ts'
import { jobQueueDepth } from '@gema/server/platform/metrics/job-queue-depth.ts'
import { rememberFor } from '@gema/server/platform/remember.ts'

/** So often at most is the database asked, however often somebody looks. */
const rememberedSeconds = 15
/** A database that takes longer has other worries: its gauges are left out, and the rest is told. */
const patience = 2_000

/** What the database knows of the shop, for whoever watches over it; nothing, while it does not answer. */
export function createDatabaseMetrics(parts: {
  database: Database
  clock: Clock
  log: Log
}): () => Promise<string | undefined> {
  const read = rememberFor(rememberedSeconds, parts.clock, () => readGauges(parts.database))
  return () => {
    const late = Promise.withResolvers<undefined>()
    const timer = setTimeout(late.resolve, patience)
    const told = read().catch((error: unknown) => {
      parts.log.warn({ err: error }, 'the metrics of the database could not be read')
      return undefined
    })
    return Promise.race([told, late.promise]).finally(() => clearTimeout(timer))
  }
}

async function readGauges(database: Database): Promise<string> {
  return gaugesText([await jobs(database), await orders(database), await payments(database)])
}

async function jobs(database: Database): Promise<ReadGauge> {
  const depths = await jobQueueDepth(database)
  return {
    name: 'gema_jobs',
    help: 'Jobs that wait, are tried again, are under way or were given up.',
    values: depths.map(({ queue, state, jobs }) => ({ labels: { queue, state }, value: jobs })),
  }
}

/** By the tabs of the back office, in exactly one of which every order stands. */
async function orders({ db }: Database): Promise<ReadGauge> {
  const values: ReadGauge['values'] = []
  for (const [tab] of Object.entries(orderTabConditions).filter(([, condition]) => condition)) {
    const step = tab as keyof typeof orderTabConditions
    const { total } = await staffOrders(db, { tab: step, q: '', limit: 0, offset: 0 })
    values.push({ labels: { step }, value: total })
  }
  return { name: 'gema_orders', help: 'Orders by the step at which they stand.', values }
}

async function payments({ db }: Database): Promise<ReadGauge> {
  const values = (await countPayments(db)).map(({ method, status, count }) => ({
    labels: { method: methodName(method), result: status },
    value: count,
  }))
  return { name: 'gema_payments', help: 'Tries to pay an order, by what became of them.', values }
}

const methodName = (id: number): string =>
  Object.entries(paymentMethods).find(([known]) => known === String(id))?.[1] ?? 'other'
