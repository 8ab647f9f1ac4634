import type { Clock } from '../clock.ts'
import type { Files } from './files.ts'

export interface Remembering {
  clock: Clock
  /** How much memory the files may take. */
  bytes: number
  /** How long a file may still be shown that another process has removed. */
  seconds: number
}

interface Remembered {
  bytes: Uint8Array
  until: number
}

/** Made of what their keys name, so that they can go, but never change. */
const isLasting = (key: string): boolean => key.startsWith('derived/') || key.startsWith('share/')

/**
 * Files of a store that is far away, with those that pages show remembered for a while. All others are read anew each
 * time. That something is missing is never remembered.
 */
export function rememberedFiles(files: Files, { clock, bytes: most, seconds }: Remembering): Files {
  // The least recently used ones stand first.
  const known = new Map<string, Remembered>()
  const underWay = new Map<string, Promise<Uint8Array | undefined>>()
  let size = 0

  const forget = (key: string) => {
    size -= known.get(key)?.bytes.length ?? 0
    known.delete(key)
    // What is being read now may be the old file: it goes to who asked for it, and is not remembered.
    underWay.delete(key)
  }
  const keep = (key: string, entry: Remembered) => {
    // One large file must not take the place of all the small ones.
    if (entry.bytes.length > most / 8) return
    known.set(key, entry)
    size += entry.bytes.length
    for (const oldest of known.keys()) {
      if (size <= most) break
      forget(oldest)
    }
  }
  const recall = (key: string): Uint8Array | undefined => {
    const entry = known.get(key)
    if (entry === undefined) return undefined
    if (entry.until <= clock.now().getTime()) {
      forget(key)
      return undefined
    }
    known.delete(key)
    known.set(key, entry)
    return entry.bytes
  }
  const readOnce = (key: string): Promise<Uint8Array | undefined> => {
    const running = underWay.get(key)
    if (running !== undefined) return running
    const until = clock.now().getTime() + seconds * 1000
    const reading = files.read(key).then(
      (bytes) => {
        const isCurrent = underWay.get(key) === reading
        if (isCurrent) underWay.delete(key)
        if (isCurrent && bytes !== undefined) keep(key, { bytes, until })
        return bytes
      },
      (error: unknown) => {
        if (underWay.get(key) === reading) underWay.delete(key)
        throw error
      },
    )
    underWay.set(key, reading)
    return reading
  }
  /** Before and after: in between, somebody may read what is about to go. */
  const forgetAround = async (key: string, change: () => Promise<void>) => {
    forget(key)
    try {
      await change()
    } finally {
      forget(key)
    }
  }
  return {
    read: async (key) => (isLasting(key) ? (recall(key) ?? readOnce(key)) : files.read(key)),
    write: (key, bytes) => forgetAround(key, () => files.write(key, bytes)),
    remove: (key) => forgetAround(key, () => files.remove(key)),
  }
}
