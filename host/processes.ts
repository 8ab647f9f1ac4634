import cluster, { type Worker as Process } from 'node:cluster'
import type { Config } from '@gema/server/platform/config.ts'
import { createLog, type Log } from '@gema/server/platform/log.ts'
import { announce, type Opened } from './announce.ts'
import { probePort } from './listen.ts'
import { createMetricsSum } from './metrics-of-all.ts'
import type { FromProcess, ToProcess } from './processes-messages.ts'
import { failuresAfter, pauseAfter } from './processes-pause.ts'
import { placeVariable } from './processes-place.ts'
import { terminalProgress } from './progress.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { tell } from './tell-and-exit.ts'

/** How long the processes may take to finish what is under way; longer than each of them takes by itself. */
const patience = 60_000

/**
 * Several processes on one port. This one answers nothing: it starts the others, starts again what ends by itself, and
 * stops them together.
 */
export async function runProcesses(config: Config): Promise<void> {
  // All accept from one socket. Handed out one by one, a connection on its way to a process that dies would hang.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  // Metrics hold values that JSON does not know.
  cluster.setupPrimary({ serialization: 'advanced' })
  const processes = new Processes({ ...config, port: await probePort(config) }, createLog(config.logLevel))
  // However this process ends, short of kill -9, none of the others stays; after kill -9 they notice by themselves.
  process.on('exit', () => processes.kill())
  stopOnSignal(() => processes.stop())
  const opened = await processes.start()
  if (opened !== undefined) announce(terminalProgress(process.stdout), { config, ...opened })
}

class Processes {
  readonly #config: Config
  readonly #log: Log
  readonly #sum = createMetricsSum(tellProcess)
  readonly #running = new Map<number, Process>()
  readonly #pauses = new Set<NodeJS.Timeout>()
  #isOpen = false
  #isStopping = false

  constructor(config: Config, log: Log) {
    this.#config = config
    this.#log = log
  }

  /** Starts all; answers once all of them can serve, or nothing if they are stopped before. */
  async start(): Promise<Opened | undefined> {
    const places = Array.from({ length: this.#config.webConcurrency }, (_, nth) => nth + 1)
    const [first] = await Promise.all(places.map((place) => this.#startFirst(place)))
    if (this.#isStopping) return undefined
    this.#isOpen = true
    return first
  }

  /** Has all of them finish what is under way. */
  async stop(): Promise<void> {
    this.#isStopping = true
    for (const pause of this.#pauses) clearTimeout(pause)
    const ended = [...this.#running.values()].map((each) => {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      each.once('exit', (code) => resolve(code === 0))
      tellProcess(each, { say: 'stop' })
      return promise
    })
    const timer = setTimeout(() => this.kill(), patience)
    const clean = await Promise.all(ended)
    clearTimeout(timer)
    if (clean.includes(false)) throw new Error('not every process could finish what was under way')
  }

  kill(): void {
    for (const each of this.#running.values()) each.process.kill('SIGKILL')
  }

  /** At the first start, one that cannot start ends all: the reason is everybody's. */
  #startFirst(place: number): Promise<Opened | undefined> {
    const { promise, resolve } = Promise.withResolvers<Opened | undefined>()
    this.#startOne(place, {
      ready: resolve,
      ended: (told) => (this.#isStopping ? resolve(undefined) : this.#giveUp(told)),
    })
    return promise
  }

  #startOne(
    place: number,
    { ready, ended }: { ready: (opened: Opened) => void; ended: (told: string) => void },
    failures = 0,
  ): void {
    const each = cluster.fork({ [placeVariable]: String(place), PORT: String(this.#config.port) })
    this.#running.set(place, each)
    let told: string | undefined
    let readyAt: number | undefined
    each.on('message', (message: FromProcess) => {
      this.#sum.hear(each, message).catch((error: unknown) => {
        this.#log.warn({ err: error }, 'the metrics could not be added up')
      })
      if (message.say === 'failed') told = message.told
      if (message.say !== 'ready') return
      readyAt = Date.now()
      this.#log.info({ process: each.process.pid, place }, 'a process answers')
      ready(message.opened)
    })
    each.on('error', (error) => this.#log.warn({ err: error, place }, 'a process could not be reached'))
    each.on('exit', (code, signal) => {
      this.#running.delete(place)
      this.#sum.forget(each)
      const why = told ?? `\nGema did not start: a process ended by itself (${signal ?? `code ${code}`}).`
      if (this.#isStopping || !this.#isOpen) return ended(why)
      const failed = failuresAfter(failures, readyAt === undefined ? 0 : Date.now() - readyAt)
      this.#log.warn({ process: each.process.pid, place, code, signal, told }, 'a process ended')
      this.#startAgain(place, failed)
    })
  }

  #startAgain(place: number, failures: number): void {
    const pause = setTimeout(() => {
      this.#pauses.delete(pause)
      this.#startOne(place, { ready: () => {}, ended: () => {} }, failures)
    }, pauseAfter(failures))
    this.#pauses.add(pause)
  }

  async #giveUp(told: string): Promise<void> {
    tell(told)
    await this.stop().catch(() => {})
    process.exit(1)
  }
}

/** One that has just ended hears nothing; its end is what counts. */
const tellProcess = (each: Process, message: ToProcess): void => {
  if (each.isConnected()) each.send(message, () => {})
}
