/** What somebody wants of a line of the cart. */
export interface LineChange {
  quantity?: number
  /** 1 selected, 2 not. */
  selected?: 1 | 2
}

/** By the ids of the lines. */
export type LineChanges = ReadonlyMap<string, LineChange>

interface LineQueueOptions {
  /** Sends changes and tells what is wrong with them. It never fails. */
  send: (changes: LineChanges) => Promise<void>
  /** Calls back a little later; answers how to call it off. */
  later: (act: () => void) => () => void
  /** Hears of everything that is wanted and not answered yet. */
  changed: (wanted: LineChanges) => void
}

export interface LineQueue {
  want: (changes: LineChanges) => void
  /** Forgets what is wanted of lines that are gone. */
  drop: (ids: readonly string[]) => void
  /** Sends at once, and waits until everything is answered. */
  flush: () => Promise<void>
}

/**
 * Changes of lines on their way to the server: collected for a moment, sent one after the other, and only the latest of
 * each line. What is wanted stands until its own answer is there; what was wanted anew meanwhile stands on.
 */
export function createLineQueue({ send, later, changed }: LineQueueOptions): LineQueue {
  let wanted: LineChanges = new Map()
  let running: Promise<void> | undefined
  let callOff: (() => void) | undefined
  const set = (next: LineChanges) => {
    wanted = next
    changed(wanted)
  }
  const sendAll = async () => {
    while (wanted.size > 0) {
      const sent = wanted
      await send(sent)
      set(new Map([...wanted].filter(([id, change]) => sent.get(id) !== change)))
    }
  }
  const flush = () => {
    callOff?.()
    running ??= sendAll().finally(() => {
      running = undefined
    })
    return running
  }
  return {
    want: (changes) => {
      const next = new Map(wanted)
      for (const [id, change] of changes) next.set(id, { ...next.get(id), ...change })
      set(next)
      callOff?.()
      callOff = later(() => void flush())
    },
    drop: (ids) => set(new Map([...wanted].filter(([id]) => !ids.includes(id)))),
    flush,
  }
}
