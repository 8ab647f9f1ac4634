import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, vi } from 'vitest'
import { type ShopProcess, startShop } from './shop-process.ts'

const soon = { timeout: 60_000, interval: 20 }

export interface Answer {
  status: number
  etag: string | undefined
  body: string
}

/** A machine that the shop runs on: so many processes on one port. */
export interface Host {
  origin: string
  ask(path: string): Promise<Answer>
  /** Does the same with each process. The others stand still meanwhile, and accept nothing: it alone answers. */
  inEach<Result>(work: () => Promise<Result>): Promise<Result[]>
}

/** Starts the built shop on a machine of its own, as far as the database can tell. It is stopped when the test ends. */
export async function aHost(settings: Record<string, string>, processes: number): Promise<Host> {
  const shop = startShop({
    ...{ ...settings, WEB_CONCURRENCY: String(processes) },
    ...{ HOST: '127.0.0.1', LOG_LEVEL: 'info' },
  })
  onTestFinished(async () => {
    shop.child.kill('SIGTERM')
    await shop.exited
  })
  const origin = (await shop.opened).replace('localhost', '127.0.0.1')
  const ids = await processesOf(shop, processes)
  return {
    origin,
    ask: (path) => askFor(new URL(path, origin)),
    async inEach<Result>(work: () => Promise<Result>) {
      const results: Result[] = []
      for (const id of ids) {
        const others = ids.filter((each) => each !== id)
        for (const other of others) process.kill(other, 'SIGSTOP')
        try {
          results.push(await work())
        } finally {
          for (const other of others) process.kill(other, 'SIGCONT')
        }
      }
      return results
    },
  }
}

/** Those that answer. What the log tells of them may come after the sentence that the shop is open. */
function processesOf({ child, output }: ShopProcess, count: number): Promise<number[]> | number[] {
  if (count === 1) return child.pid === undefined ? [] : [child.pid]
  return vi.waitFor(() => {
    const told = output().matchAll(/"process":(\d+),"place":\d+,"msg":"a process answers"/g)
    const ids = Array.from(told, ([, id]) => Number(id))
    expect(ids).toHaveLength(count)
    return ids
  }, soon)
}

/** Over a connection of its own, so that whoever accepts now answers. */
async function askFor(address: URL): Promise<Answer> {
  const sent = request(address, { agent: false, signal: AbortSignal.timeout(20_000) }).end()
  const [response] = await once(sent, 'response')
  return { status: response.statusCode, etag: response.headers.etag, body: await text(response) }
}
