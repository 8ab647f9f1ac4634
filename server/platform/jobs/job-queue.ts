import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import type { Jobs, Worker } from './jobs.ts'

export interface JobQueue extends Jobs {
  /** Begins to work on what is in the queue. */
  work(workers: Worker[]): Promise<void>
  /** Finishes the jobs under way and stops. */
  stop(): Promise<void>
}

/** The queue on the shop's own database: jobs survive a restart, and several processes share them. */
export async function openJobQueue(database: Database, log: Log): Promise<JobQueue> {
  const boss = new PgBoss({
    db: database.jobs,
    schema: 'jobs',
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
  })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue had a fault'))
  await boss.start()
  return {
    async send(db, kind, data) {
      await boss.send(kind.name, data, { db: fromDrizzle(db, sql) })
    },
    async work(workers) {
      const named = new Set(workers.map(({ kind }) => kind.name))
      for (const { name } of await boss.getSchedules()) if (!named.has(name)) await boss.unschedule(name)
      for (const { kind, work } of workers) {
        const manners = { retryLimit: kind.retries, retryDelay: kind.secondsBetween, retryBackoff: true }
        await boss.createQueue(kind.name, { ...manners, ...(kind.isSingle && { policy: 'short' }) })
        // A queue that is there already keeps its old manners unless it is told the new ones.
        await boss.updateQueue(kind.name, manners)
        if (kind.cron !== undefined) await boss.schedule(kind.name, kind.cron, {}, { tz: 'Asia/Jakarta' })
        let worker: string | undefined
        worker = await boss.work(kind.name, { pollingIntervalSeconds: 1 }, async (jobs) => {
          // Where there was one, there may be more: it looks again at once, and rests when there is none.
          if (worker !== undefined) boss.notifyWorker(worker)
          for (const job of jobs) {
            await work(job.data as object).catch((error: unknown) => {
              log.error({ err: error, job: kind.name, id: job.id }, 'a job failed')
              throw error
            })
          }
        })
      }
    },
    async stop() {
      await boss.stop({ graceful: true, close: false, timeout: 20_000 })
    },
  }
}
