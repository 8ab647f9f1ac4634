import { nextFlashEdge } from '@gema/server/modules/pricing/pricing.ts'
import type { Hearing } from './hearing.ts'

export type FlashEdges = Awaited<ReturnType<typeof watchEdges>>

/** Knows the next beginning or end of a flash sale. While it does not, that moment is now. */
export async function watchEdges({ database, clock, log }: Hearing) {
  let edge: number | undefined
  let reading: Promise<void> | undefined
  const read = async () => {
    edge = undefined
    const next = await nextFlashEdge(database.db, clock.now())
    edge = next?.getTime() ?? Number.POSITIVE_INFINITY
  }
  const refresh = (): Promise<void> => {
    const started = (reading ?? Promise.resolve())
      .then(read)
      .catch((error: unknown) => log.warn({ err: error }, 'the next flash sale could not be read'))
      .finally(() => {
        if (reading === started) reading = undefined
      })
    reading = started
    return started
  }
  await refresh()
  return {
    refresh,
    next: (): number => {
      const now = clock.now().getTime()
      if (edge !== undefined && edge > now) return edge
      if (reading === undefined) void refresh()
      return now
    },
  }
}
