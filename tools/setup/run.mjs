// Hands over to programs of the project, on the project's own Node.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { installWhatIsMissing, projectNode, root } from './install.mjs'

/**
 * Installs what is missing, then runs programs in this terminal, one after the other while they end well, and ends as
 * the last one ends. What was asked for in the terminal is for the last one.
 * @param {string[][]} programs Each with its arguments.
 */
export async function runPrograms(...programs) {
  installWhatIsMissing()
  // Ctrl-C reaches the program by itself; it decides how to end, and we wait for it.
  process.on('SIGINT', () => {})
  for (const [place, args] of programs.entries()) {
    const asked = place === programs.length - 1 ? process.argv.slice(2) : []
    const code = await run([...args, ...asked])
    if (code !== 0) process.exit(code)
  }
  process.exit(0)
}

/** @param {string[]} args */
function run(args) {
  const node = projectNode()
  const bins = [path.dirname(node), path.join(root, 'node_modules', '.bin')]
  const child = spawn(node, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: [...bins, process.env.PATH].join(path.delimiter) },
  })
  const pass = () => child.kill('SIGTERM')
  process.on('SIGTERM', pass)
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      process.off('SIGTERM', pass)
      resolve(signal ? 1 : (code ?? 1))
    })
  })
}
