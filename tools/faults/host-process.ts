import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { shopCommand, shopEnvironment } from '../setup/shop-command.mjs'
import { atTheEnd } from './tidy.ts'
import { pause, waitUntil } from './wait-until.ts'

const root = join(import.meta.dirname, '../..')
/** A start may wait for another host that prepares the tables. */
const startLimit = 90_000
const stopLimit = 25_000

/** One host of the shop: a process of its own, at an address that it keeps when it starts again. */
export interface Host {
  name: string
  origin: string
  pid(): number
  start(): Promise<void>
  /** kill -9. */
  kill(): Promise<void>
  /** Asks it to end, and ends it where it does not. */
  stop(): Promise<void>
  isReady(): Promise<boolean>
  /** It has ended, and nobody had asked it to. */
  hasFallen(): boolean
  /** The end of what it has said. */
  lastWords(): string
}

export interface HostOptions {
  name: string
  port: number
  settings: Record<string, string>
  /** For Node, before the program. */
  nodeArgs?: string[]
  /** A program that becomes the host, given the command of the host. */
  wrap?: string[]
}

export function createHost({ name, port, settings, nodeArgs = [], wrap = [] }: HostOptions): Host {
  const origin = `http://127.0.0.1:${port}`
  const [file = '', ...args] = [...wrap, process.execPath, ...nodeArgs, ...shopCommand]
  let child: ChildProcess | undefined
  let said = ''
  let isWanted = false
  let isOver = false
  const hasEnded = () => child === undefined || child.exitCode !== null || child.signalCode !== null
  const end = async (signal: NodeJS.Signals, limit: number) => {
    isWanted = false
    if (hasEnded()) return
    const ended = new Promise<void>((resolve) => child?.once('exit', () => resolve()))
    child?.kill(signal)
    await Promise.race([ended, pause(limit)])
    if (!hasEnded()) {
      child?.kill('SIGKILL')
      await ended
    }
  }
  const host: Host = {
    name,
    origin,
    pid: () => child?.pid ?? 0,
    async start() {
      if (isOver) throw new Error('the run is over')
      const env = {
        ...shopEnvironment,
        PATH: process.env.PATH,
        ...settings,
        HOST: '127.0.0.1',
        PORT: String(port),
      }
      child = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env })
      isWanted = true
      let answer = ''
      const read = (part: Buffer) => {
        answer += answer.includes('is open:') ? '' : part
        said = `${said}${part}`.slice(-20_000)
      }
      child.stdout?.on('data', read)
      child.stderr?.on('data', read)
      await waitUntil(() => answer.includes('is open:') || hasEnded(), { within: startLimit })
      if (!answer.includes('is open:')) throw new Error(`the host ${name} did not open:\n${said}`)
    },
    kill: () => end('SIGKILL', stopLimit),
    stop: () => end('SIGTERM', stopLimit),
    isReady: async () => {
      const asked = fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2_000) })
      return asked.then(({ ok }) => ok).catch(() => false)
    },
    hasFallen: () => isWanted && hasEnded(),
    lastWords: () => said.split('\n').slice(-15).join('\n'),
  }
  atTheEnd(() => {
    isOver = true
    return host.kill()
  })
  return host
}
