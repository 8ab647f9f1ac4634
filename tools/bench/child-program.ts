import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { endsWithTheRun } from './clean-up.ts'

const root = path.join(import.meta.dirname, '../..')
/** A shop finishes what is under way, for ten seconds at most. */
const patience = 20_000

export interface ChildProgram {
  process: ChildProcess
  /** Everything it has printed so far. */
  said(): string
  /** Resolves when it has ended, with its exit code. */
  ended: Promise<number | null>
  end(): Promise<void>
}

interface Wish {
  file: string
  args: readonly string[]
  env?: NodeJS.ProcessEnv
  /** Whether it can be asked things. */
  withMessages?: boolean
}

/** Starts a program that ends with the run, by its own id. */
export function startProgram({ file, args, env = process.env, withMessages = false }: Wish): ChildProgram {
  const child = spawn(file, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe', ...(withMessages ? (['ipc'] as const) : [])],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (text += part))
  const ended = new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      text += error.message
      resolve(null)
    })
    child.on('close', resolve)
  })
  const end = endsWithTheRun(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    const isLate = await Promise.race([ended.then(() => false), setTimeout(patience, true, { ref: false })])
    if (isLate) child.kill('SIGKILL')
    await ended
  })
  return { process: child, said: () => text, ended, end }
}

/** Runs a program to its end and gives what it printed. */
export async function runProgram(file: string, args: readonly string[]): Promise<string> {
  const program = startProgram({ file, args })
  const code = await program.ended
  await program.end()
  if (code !== 0) throw new Error(`${path.basename(file)} ended with ${code}:\n${program.said()}`)
  return program.said()
}

/** Waits until a program has printed something, and gives what the pattern caught of it. */
export async function heard(program: ChildProgram, pattern: RegExp): Promise<string> {
  let isOver = false
  program.ended.then(() => {
    isOver = true
  })
  for (;;) {
    const found = pattern.exec(program.said())?.[1]
    if (found !== undefined) return found
    if (isOver) throw new Error(`a program ended before it was ready:\n${program.said()}`)
    await setTimeout(10)
  }
}
