import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SandboxKey, SandboxPayment, SandboxStore } from './sandbox-provider.ts'

/** What a payment can be called: its id becomes the name of a file. */
const isId = (id: string): boolean => /^[A-Za-z0-9][\w-]{0,99}$/.test(id)

type Kept = Map<string, SandboxPayment>

/**
 * Keeps each payment as a file of its own, so that a shop that starts again knows them still. The files are read once:
 * the folder belongs to one process at a time. Of each provider the newest payments stay.
 */
export function sandboxFiles(folder: string, most = 5_000): SandboxStore {
  const placeOf = (provider: SandboxKey, id: string): string => path.join(folder, provider, `${id}.json`)
  const opened = new Map<SandboxKey, Promise<Kept>>()
  const keptOf = (provider: SandboxKey): Promise<Kept> => {
    const reading = opened.get(provider) ?? readAll(path.join(folder, provider))
    opened.set(provider, reading)
    // What could not be read is tried anew.
    reading.catch(() => opened.delete(provider))
    return reading
  }
  return {
    async save(payment) {
      if (!isId(payment.id)) throw new Error('a payment of the sandbox cannot be called that')
      const kept = await keptOf(payment.provider)
      const place = placeOf(payment.provider, payment.id)
      await mkdir(path.dirname(place), { recursive: true })
      // Written aside and moved into place: whoever reads never sees half a file.
      const draft = `${place}.${randomUUID()}`
      await writeFile(draft, JSON.stringify(payment))
      await rename(draft, place)
      kept.set(payment.id, structuredClone(payment))
      for (const id of [...kept.keys()].slice(0, Math.max(kept.size - most, 0))) {
        kept.delete(id)
        await rm(placeOf(payment.provider, id), { force: true })
      }
    },
    find: async (provider, id) => structuredClone((await keptOf(provider)).get(id)),
    async findBy(provider, fits) {
      for (const payment of (await keptOf(provider)).values()) {
        if (fits(payment)) return structuredClone(payment)
      }
      return undefined
    },
  }
}

/** The payments in a folder, the oldest first. */
async function readAll(folder: string): Promise<Kept> {
  const names = (await readdir(folder).catch(unlessMissing)) ?? []
  const found: { payment: SandboxPayment; at: number }[] = []
  for (const name of names) {
    if (!name.endsWith('.json')) continue
    const place = path.join(folder, name)
    const { mtimeMs: at } = await stat(place)
    found.push({ payment: JSON.parse(await readFile(place, 'utf8')) as SandboxPayment, at })
  }
  const sorted = found.toSorted((one, other) => one.at - other.at)
  return new Map(sorted.map(({ payment }) => [payment.id, payment]))
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}

/** Keeps the payments in this process alone. */
export function sandboxInMemory(): SandboxStore {
  const kept = new Map<string, SandboxPayment>()
  return {
    save: async (payment) => void kept.set(`${payment.provider} ${payment.id}`, structuredClone(payment)),
    find: async (provider, id) => structuredClone(kept.get(`${provider} ${id}`)),
    findBy: async (provider, fits) =>
      structuredClone([...kept.values()].find((payment) => payment.provider === provider && fits(payment))),
  }
}
