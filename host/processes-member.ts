import cluster from 'node:cluster'
import type { Config } from '@gema/server/platform/config.ts'
import { createLog } from '@gema/server/platform/log.ts'
import { ownMetrics } from '@gema/server/platform/metrics/own-metrics.ts'
import { openHost } from './open-host.ts'
import type { FromProcess, ToProcess } from './processes-messages.ts'
import { isFirstProcess } from './processes-place.ts'
import { StartStopped, silentProgress, stoppable, terminalProgress } from './progress.ts'
import { whatToTell } from './tell-and-exit.ts'

/** How long the metrics of all may take; more than the patience of who asks the others. */
const metricsPatience = 3_000

/** One of several processes on a port: the whole shop, started and stopped by another process. */
export async function joinProcesses(config: Config): Promise<void> {
  const metrics = new MetricsOfAll()
  const stopping = new AbortController()
  const progress = isFirstProcess() ? terminalProgress(process.stdout) : silentProgress
  const opening = openHost({
    config,
    log: createLog(config.logLevel),
    say: stoppable(progress, stopping.signal),
    metricsOfAll: () => metrics.ask(),
  })
  // A start that fails is told below; there is nothing left to close then.
  const stop = stopOnce(() => {
    stopping.abort()
    return opening.then(
      (host) => host.close(),
      () => {},
    )
  })
  // Unless told otherwise, a process whose starter is gone ends at once, in the middle of its answers.
  if (cluster.worker) cluster.worker.exitedAfterDisconnect = true
  process.on('disconnect', stop)
  process.on('SIGTERM', stop)
  // Ctrl-C reaches every process of a terminal; what follows from it is decided by the one that started us.
  process.on('SIGINT', () => {})
  process.on('message', (message: ToProcess) => {
    if (message.say === 'stop') stop()
    else metrics.hear(message)
  })
  try {
    const { port, running } = await opening
    const { database, mailTitle, isEmpty, canBePaid } = running
    say({
      say: 'ready',
      opened: { port, running: { database: { title: database.title }, mailTitle, isEmpty, canBePaid } },
    })
  } catch (error) {
    if (error instanceof StartStopped) return
    say({ say: 'failed', told: whatToTell(error) }, () => process.exit(1))
  }
}

function stopOnce(close: () => Promise<void>): () => void {
  let isStopping = false
  return () => {
    if (isStopping) return
    isStopping = true
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
}

function say(message: FromProcess, then: () => void = () => {}): void {
  // Nobody may be left to hear it.
  if (process.connected) process.send?.(message, undefined, {}, then)
  else then()
}

/** Asks the process that started us, and answers it. */
class MetricsOfAll {
  readonly #waiting = new Map<number, (text: string) => void>()
  #asks = 0

  ask(): Promise<string> {
    // Without the others to speak to, what is left is what was counted here.
    if (!process.connected) return ownMetrics.metrics()
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const ask = ++this.#asks
    const timer = setTimeout(() => reject(new Error('the metrics of all did not come')), metricsPatience)
    this.#waiting.set(ask, resolve)
    say({ say: 'metrics-wanted', ask })
    return promise.finally(() => {
      clearTimeout(timer)
      this.#waiting.delete(ask)
    })
  }

  async hear(message: ToProcess): Promise<void> {
    if (message.say === 'metrics') this.#waiting.get(message.ask)?.(message.text)
    if (message.say === 'count')
      say({ say: 'counted', ask: message.ask, metrics: await ownMetrics.getMetricsAsJSON() })
  }
}
