// Hands over to a TypeScript program of the project, on the project's own Node.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { installWhatIsMissing, projectNode, root } from './install.mjs'

/**
 * Installs what is missing, then runs a program in this terminal and ends as it ends.
 * @param {string[]} args
 */
export function runProgram(args) {
  installWhatIsMissing()
  const node = projectNode()
  const bins = [path.dirname(node), path.join(root, 'node_modules', '.bin')]
  const child = spawn(node, [...args, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: [...bins, process.env.PATH].join(path.delimiter) },
  })
  // Ctrl-C reaches the program by itself; it decides how to end, and we wait for it.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
