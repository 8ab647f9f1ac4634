import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/open-test-database.ts'
import type { Database } from '../database/database.ts'
import { createLog } from '../log.ts'
import { type JobQueue, openJobQueue } from './job-queue.ts'
import { defineJob } from './jobs.ts'

const greet = defineJob<{ name: string }>({ name: 'greet', retries: 5, secondsBetween: 0 })
const patience = { timeout: 20_000, interval: 50 }

let database: Database
let open: JobQueue[]
let lines: string[]
beforeEach(async () => {
  database = await openTestDatabase({ ownDatabase: true })
  open = []
  lines = []
})
afterEach(async () => {
  for (const queue of open) await queue.stop()
  await database.close()
})

async function aQueue(): Promise<JobQueue> {
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const queue = await openJobQueue(database, log)
  open.push(queue)
  return queue
}

/** A worker that notes whom it greets, and fails for as long as it is told to. */
function aWorker(failures = 0) {
  const greeted: string[] = []
  let left = failures
  const work = async (data: object) => {
    const { name } = data as { name: string }
    if (left-- > 0) throw new Error(`could not greet ${name}`)
    greeted.push(name)
  }
  return { greeted, worker: { kind: greet, work } }
}

test('a job of a committed transaction runs once, one of a rolled-back transaction never', async () => {
  const queue = await aQueue()
  const { greeted, worker } = aWorker()
  await queue.work([worker])
  const failed = database.db.transaction(async (tx) => {
    await queue.send(tx, greet, { name: 'nobody' })
    throw new Error('the order failed')
  })
  await expect(failed).rejects.toThrow('the order failed')
  await database.db.transaction((tx) => queue.send(tx, greet, { name: 'Sari' }))
  // Jobs run in their order: once the last one has run, so have all before it.
  await queue.send(database.db, greet, { name: 'the last one' })
  await expect.poll(() => greeted, patience).toContain('the last one')
  expect(greeted).toEqual(['Sari', 'the last one'])
})

test('a job that fails is told in the log and tried again until it is done', async () => {
  const queue = await aQueue()
  const { greeted, worker } = aWorker(1)
  await queue.work([worker])
  await queue.send(database.db, greet, { name: 'Bima' })
  await expect.poll(() => greeted, patience).toEqual(['Bima'])
  const line = lines.map((each) => JSON.parse(each)).find((each) => each.msg === 'a job failed')
  expect(line).toMatchObject({ job: 'greet', err: { message: 'could not greet Bima' } })
})

test('a job that waits when the shop closes is done when it opens again', async () => {
  const first = await aQueue()
  await first.work([aWorker().worker])
  await first.stop()
  const idle = await aQueue()
  await database.db.transaction((tx) => idle.send(tx, greet, { name: 'Dewi' }))
  await idle.stop()
  const { greeted, worker } = aWorker()
  await (await aQueue()).work([worker])
  await expect.poll(() => greeted, patience).toEqual(['Dewi'])
})

test('closing waits for the job under way', async () => {
  const queue = await aQueue()
  const started = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  let done = false
  const work = async () => {
    started.resolve()
    await finish.promise
    done = true
  }
  await queue.work([{ kind: greet, work }])
  await queue.send(database.db, greet, { name: 'Sari' })
  await started.promise
  let closed = false
  const closing = queue.stop().then(() => {
    closed = true
  })
  // Time enough for a closing that would not wait.
  for (let round = 0; round < 200; round++) await database.session((run) => run('select 1', []))
  expect(closed).toBe(false)
  finish.resolve()
  await closing
  expect(done).toBe(true)
})

test('jobs that have piled up are done one after the other, without a rest between them', async () => {
  const queue = await aQueue()
  const { greeted, worker } = aWorker()
  await queue.work([worker])
  const names = Array.from({ length: 60 }, (_, place) => `visitor ${place}`)
  for (const name of names) await queue.send(database.db, greet, { name })
  // With a rest of a second after each, they would take a minute.
  await expect.poll(() => greeted, patience).toEqual(names)
})

test('two queues on one database share the jobs, each is done by one of them', async () => {
  const [one, other] = [aWorker(), aWorker()]
  await (await aQueue()).work([one.worker])
  const second = await aQueue()
  await second.work([other.worker])
  const names = Array.from({ length: 10 }, (_, place) => `visitor ${place}`)
  for (const name of names) await second.send(database.db, greet, { name })
  await expect.poll(() => [...one.greeted, ...other.greeted].sort(), patience).toEqual(names)
})

test('of a job of which one is enough, only one waits', async () => {
  const once = defineJob<object>({ name: 'once', retries: 0, secondsBetween: 0, isSingle: true })
  const [started, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let done = 0
  const work = async () => {
    started.resolve()
    await finish.promise
    done += 1
  }
  const queue = await aQueue()
  const { greeted, worker } = aWorker()
  await queue.work([{ kind: once, work }, worker])
  await queue.send(database.db, once, {})
  await started.promise
  // The first is under way: another one may wait, and no more.
  for (let times = 0; times < 5; times++) await database.db.transaction((tx) => queue.send(tx, once, {}))
  finish.resolve()
  await expect.poll(() => done, patience).toBe(2)
  await queue.send(database.db, greet, { name: 'the last one' })
  await expect.poll(() => greeted, patience).toContain('the last one')
  expect(done).toBe(2)
})
