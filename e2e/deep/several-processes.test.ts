import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { createDatabase, dropDatabase } from '@gema/tools/postgres/with-postgres.ts'
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { subscribe } from '../process/buy-something.ts'
import { aDataFolder, type ShopProcess, startShop } from '../process/shop-process.ts'

const soon = { timeout: 60_000, interval: 20 }

let url: string
beforeAll(async () => {
  url = await createDatabase(inject('postgresUrl'))
})
afterAll(() => dropDatabase(url))

/** A shop of two processes, and where it is. */
async function twoProcesses(): Promise<{ shop: ShopProcess; address: URL }> {
  const shop = startShop({
    ...{ DATABASE_URL: url, DATABASE_POOL: '3', DATA_DIR: await aDataFolder(), DEMO: '0' },
    ...{ WEB_CONCURRENCY: '2', HOST: '127.0.0.1', LOG_LEVEL: 'info' },
  })
  return { shop, address: new URL((await shop.opened).replace('localhost', '127.0.0.1')) }
}

/**
 * So many processes that have begun to answer, in that order. What the log tells of them may come after the sentence that
 * the shop is open; and a signal for a process that is not known yet would go to all that run these tests.
 */
const processesOf = (shop: ShopProcess, count: number): Promise<number[]> =>
  vi.waitFor(() => {
    const told = shop.output().matchAll(/"process":(\d+),"place":\d+,"msg":"a process answers"/g)
    const ids = Array.from(told, ([, id]) => Number(id))
    expect(ids).toHaveLength(count)
    return ids
  }, soon)

interface Answer {
  status: number
  body: string
}

/** Over a connection of its own, so that whoever accepts now answers. */
async function ask(address: URL, path: string): Promise<Answer> {
  const sent = request(new URL(path, address), { agent: false, signal: AbortSignal.timeout(20_000) }).end()
  const [response] = await once(sent, 'response')
  return { status: response.statusCode, body: await text(response) }
}

/** A request of which the shop has read a part: it is under way until `finish` is called. */
async function askSlowly(address: URL): Promise<{ answer: Promise<Answer>; finish: () => void }> {
  const body = JSON.stringify({ email: 'sari@surel.example' })
  const sent = request(new URL('/api/storefront/newsletter/store', address), {
    agent: false,
    method: 'POST',
    headers: { 'Content-Length': body.length, Expect: '100-continue' },
  })
  const answer = once(sent, 'response').then(async ([response]) => ({
    status: Number(response.statusCode),
    body: await text(response),
  }))
  // Whoever expects it to be cut off looks at it later.
  answer.catch(() => {})
  sent.flushHeaders()
  // The shop has taken the request, and waits for the rest of it.
  await once(sent, 'continue')
  sent.write(body.slice(0, 5))
  return { answer, finish: () => void sent.end(body.slice(5)) }
}

const isRefused = async (address: URL): Promise<void> => {
  await expect(ask(address, '/healthz')).rejects.toThrow(/ECONNREFUSED/)
}

/** A process that stands still accepts nothing: all that is answered meanwhile is answered by the other. */
async function whileStopped(id: number | undefined, work: () => Promise<void>): Promise<void> {
  if (!id) throw new Error('no process to stop')
  process.kill(id, 'SIGSTOP')
  await work().finally(() => process.kill(id, 'SIGCONT'))
}

const metricIn = (metrics: string, line: string): number =>
  Number(
    metrics
      .split('\n')
      .find((each) => each.startsWith(`${line} `))
      ?.slice(line.length + 1),
  )

test('two processes answer on one port, and what they count is told as one', async () => {
  const { shop, address } = await twoProcesses()
  expect(shop.output().match(/Gema is open/g)).toHaveLength(1)
  const [one, two] = await processesOf(shop, 2)
  const readCommon = async () => expect((await ask(address, '/api/storefront/common')).status).toBe(200)
  await whileStopped(one, async () => {
    for (let time = 0; time < 3; time += 1) await readCommon()
  })
  await whileStopped(two, async () => {
    for (let time = 0; time < 4; time += 1) await readCommon()
  })
  const { status, body } = await ask(address, '/metrics')
  expect(status).toBe(200)
  expect(metricIn(body, 'gema_processes')).toBe(2)
  expect(metricIn(body, 'gema_requests_total{kind="call",name="common",status="200"}')).toBe(7)
  expect(metricIn(body, 'gema_request_seconds_count{kind="call",name="common"}')).toBe(7)
  expect(metricIn(body, 'gema_database_connections{pool="main",state="total"}')).toBeGreaterThanOrEqual(2)
  // What the database knows is there once, and is what it knows.
  expect(metricIn(body, 'gema_orders{step="unpaid"}')).toBe(0)
  expect(body.match(/^gema_jobs\{queue="tidy-up",state="failed"\} 0$/gm)).toHaveLength(1)
  shop.child.kill('SIGTERM')
  expect(await shop.exited).toBe(0)
}, 180_000)

test('kill -9 of a process under requests leaves none of them hanging, and another takes its place', async () => {
  const { shop, address } = await twoProcesses()
  let isOver = false
  const outcomes: (number | string)[] = []
  const visitors = Array.from({ length: 8 }, async () => {
    while (!isOver)
      outcomes.push(
        await ask(address, '/readyz').then(
          ({ status }) => status,
          (error: NodeJS.ErrnoException) => error.code ?? error.name,
        ),
      )
  })
  await vi.waitFor(() => expect(outcomes.length).toBeGreaterThan(20), soon)
  const counted = async () =>
    metricIn(
      (await ask(address, '/metrics')).body,
      'gema_requests_total{kind="health",name="readyz",status="200"}',
    )
  const before = await counted()
  const [first] = await processesOf(shop, 2)
  if (!first) throw new Error('no process to kill')
  process.kill(first, 'SIGKILL')
  await processesOf(shop, 3)
  // Whoever adds up what comes new must not see what the others had counted before as new.
  expect(await counted()).toBeGreaterThanOrEqual(before)
  isOver = true
  await Promise.all(visitors)
  // What the killed process was answering is cut off; nobody waits for it.
  expect(new Set(outcomes)).toContain(200)
  expect([...new Set(outcomes)].filter((each) => each !== 200 && each !== 'ECONNRESET')).toEqual([])
  expect(shop.output()).toMatch(/"signal":"SIGKILL".*"a process ended"/)
  shop.child.kill('SIGINT')
  expect(await shop.exited).toBe(0)
}, 180_000)

test('asked to stop, the processes finish what is under way and take nothing new', async () => {
  const { shop, address } = await twoProcesses()
  const slow = await askSlowly(address)
  shop.child.kill('SIGTERM')
  await vi.waitFor(() => isRefused(address), soon)
  expect(shop.child.exitCode).toBeNull()
  slow.finish()
  expect(await slow.answer).toMatchObject({ status: 200 })
  expect(await shop.exited).toBe(0)
  expect(shop.output().match(/Finishing what is under way/g)).toHaveLength(1)
}, 180_000)

test('a second Ctrl-C does not wait for what is under way', async () => {
  const { shop, address } = await twoProcesses()
  const slow = await askSlowly(address)
  const ended = once(shop.child, 'close')
  shop.child.kill('SIGINT')
  await vi.waitFor(() => isRefused(address), soon)
  shop.child.kill('SIGINT')
  expect(await shop.exited).toBe(130)
  // All that could still write has ended.
  await ended
  await expect(slow.answer).rejects.toThrow('socket hang up')
}, 180_000)

test('when the process that started the others is killed, they finish what is under way and end', async () => {
  const { shop, address } = await twoProcesses()
  const slow = await askSlowly(address)
  const ended = once(shop.child, 'close')
  shop.child.kill('SIGKILL')
  await vi.waitFor(() => isRefused(address), soon)
  slow.finish()
  expect(await slow.answer).toMatchObject({ status: 200 })
  await ended
}, 180_000)

test('a taken port is told once, with the way out', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const place = other.address()
  const port = typeof place === 'object' && place ? place.port : 0
  const shop = startShop({
    ...{ DATABASE_URL: inject('postgresUrl'), DATA_DIR: await aDataFolder(), DEMO: '0' },
    ...{ PORT: String(port), HOST: '127.0.0.1', WEB_CONCURRENCY: '2' },
  })
  expect(await shop.exited).toBe(1)
  expect(shop.output().match(/Gema did not start: Port \d+ is taken by another program\./g)).toHaveLength(1)
  expect(shop.output()).not.toMatch(/\n\s+at /)
}, 180_000)

test('what keeps every process from starting is told once', async () => {
  const shop = startShop({
    ...{ DATABASE_URL: 'postgres://gema:hunter2@127.0.0.1:1/shop', DATA_DIR: await aDataFolder() },
    WEB_CONCURRENCY: '2',
  })
  expect(await shop.exited).toBe(1)
  expect(shop.output().match(/Gema did not start: .*does not answer \(connection refused\)/g)).toHaveLength(1)
  expect(shop.output()).not.toContain('hunter2')
  expect(shop.output()).not.toMatch(/\n\s+at /)
}, 180_000)

test('two processes that start together on one PostgreSQL share one shop', async () => {
  const own = await createDatabase(inject('postgresUrl'))
  onTestFinished(() => dropDatabase(own))
  const settings = async () => ({ DATABASE_URL: own, DATA_DIR: await aDataFolder() })
  const [one, two] = [startShop(await settings()), startShop(await settings())]
  const [first, second] = await Promise.all([one.opened, two.opened])
  expect(await subscribe(first, 'dina@surel.example')).toBe(200)
  expect(await (await fetch(`${second}/demo/mailbox`)).text()).toContain('dina@surel.example')
  for (const shop of [one, two]) {
    shop.child.kill('SIGTERM')
    expect(await shop.exited).toBe(0)
  }
}, 180_000)
