import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

interface Place {
  cwd?: string
  env?: Record<string, string>
}

/** Runs a program in this terminal; tells whether it ended well. */
export function runCommand(command: string, args: string[], { cwd, env }: Place = {}): Promise<boolean> {
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code === 0))
  })
}

/** Runs a program beside others; its output is there at the end. */
export async function runQuietly(
  command: string,
  args: string[],
  { cwd, env }: Place = {},
): Promise<{ ok: boolean; output: string }> {
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const ended = new Promise<boolean>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code === 0))
  })
  const [ok, ...output] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  return { ok, output: output.join('') }
}
