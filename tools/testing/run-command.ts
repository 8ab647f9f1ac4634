import { spawn } from 'node:child_process'

/** Runs a program in this terminal; answers whether it ended well. */
export function runCommand(
  command: string,
  args: string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<boolean> {
  const child = spawn(command, args, {
    cwd: options.cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...options.env },
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code === 0))
  })
}
