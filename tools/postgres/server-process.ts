import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { type ServerUser, serverProcessOptions } from './server-user.ts'
import type { TemporaryPlace } from './temporary-place.ts'

type Given = {
  command: readonly [string, ...string[]]
  user: ServerUser | undefined
  place: TemporaryPlace
  /** The file for what it prints. */
  log: string
}

const stopLimit = 10_000

/** Starts a server that ends with its place. */
export function spawnServer({ command, user, place, log }: Given): ChildProcess {
  const [file, ...args] = command
  // A file, not a pipe: nobody has to keep reading it.
  const output = openSync(log, 'w')
  const server = spawn(file, args, {
    ...serverProcessOptions(user, place.folder),
    stdio: ['ignore', output, output],
    // Ctrl-C stops the tests first and the server after them, in our order; the place's watcher ends it if we die.
    detached: true,
  })
  closeSync(output)
  // A failed start is noticed by hasEnded, which needs no more than that this event is not thrown.
  server.on('error', () => {})
  place.watch(server.pid)
  return server
}

/** Ends a server with the first of the signals that it heeds, at last with the one that it cannot ignore. */
export async function endServer(
  server: ChildProcess,
  place: TemporaryPlace,
  signals: readonly NodeJS.Signals[],
): Promise<void> {
  for (const signal of [...signals, 'SIGKILL'] as const) {
    if (hasEnded(server)) break
    const ended = once(server, 'exit')
    server.kill(signal)
    await Promise.race([ended, delay(stopLimit, undefined, { ref: false })])
  }
  place.watch(undefined)
}

export function hasEnded(server: ChildProcess): boolean {
  return server.pid === undefined || server.exitCode !== null || server.signalCode !== null
}
