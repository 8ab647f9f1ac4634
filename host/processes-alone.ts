import type { Config } from '@gema/server/platform/config.ts'
import { createLog } from '@gema/server/platform/log.ts'
import { announce } from './announce.ts'
import { probePort } from './listen.ts'
import { openHost } from './open-host.ts'
import { StartStopped, stoppable, terminalProgress } from './progress.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/** The whole shop in this process. */
export async function runAlone(config: Config): Promise<void> {
  // Before the database is opened and perhaps filled, which takes a while.
  await probePort(config)
  const say = terminalProgress(process.stdout)
  const stopping = new AbortController()
  const opening = openHost({
    config,
    log: createLog(config.logLevel),
    say: stoppable(say, stopping.signal),
  }).catch((error: unknown) => {
    if (error instanceof StartStopped) return undefined
    throw error
  })
  // From the first moment on: a start that is stopped closes what it has opened.
  stopOnSignal(async () => {
    stopping.abort()
    await (await opening)?.close()
  })
  const host = await opening
  if (host !== undefined) announce(say, { config, ...host })
}
