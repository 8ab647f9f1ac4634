import { readChangedUuids, readMoment } from '@gema/server/modules/catalogue/catalogue.ts'
import type { Hearing } from './hearing.ts'

const everyMs = 300
/** With more products than this, all that is made from products is made anew. */
const mostUuids = 500
/** A look takes a millisecond. One that takes so long has lost its server, and must not hold up those that follow. */
const longestLookMs = 5_000

/** Looks several times a second for what changes with every order: stock, sold counts, ratings. */
export async function lookForProducts({ database, log, hear }: Hearing) {
  let since = await readMoment(database.db)
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let waiting: Promise<void> | undefined
  let isStopped = false
  const lookOnce = async () => {
    const { next, uuids, isAboutAll } = await readChangedUuids(database.db, since)
    since = next
    if (isAboutAll || uuids.length > mostUuids) hear({ tables: ['products'] })
    else if (uuids.length > 0) hear({ shown: uuids })
  }
  const lookNow = (): Promise<void> => {
    looking = inTime(lookOnce())
      .catch((error: unknown) => log.debug({ err: error }, 'what has changed could not be looked for'))
      .finally(() => {
        looking = undefined
      })
    return looking
  }
  // One look at a time: a look that has begun may have missed what was changed since.
  const look = (): Promise<void> => {
    if (looking === undefined) return lookNow()
    waiting ??= looking.then(() => {
      waiting = undefined
      return lookNow()
    })
    return waiting
  }
  const later = () => {
    if (isStopped) return
    timer = setTimeout(() => void look().then(later), everyMs)
    timer.unref()
  }
  later()
  return {
    look,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

async function inTime(look: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<void>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${longestLookMs} ms`)), longestLookMs)
    timer.unref()
  })
  await Promise.race([look, tooLong]).finally(() => clearTimeout(timer))
}
