import type { Config } from '@gema/server/platform/config.ts'
import { createLog } from '@gema/server/platform/log.ts'
import { announce } from './announce.ts'
import { openHost } from './open-host.ts'
import { terminalProgress } from './progress.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/** The whole shop in this process. */
export async function runAlone(config: Config): Promise<void> {
  const say = terminalProgress(process.stdout)
  const opening = openHost({ config, log: createLog(config.logLevel), say })
  // From the first moment on: a start that is broken off still closes what it has opened.
  stopOnSignal(() => opening.then((host) => host.close()))
  const host = await opening
  announce(say, { config, ...host })
}
