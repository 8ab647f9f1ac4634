// Runs on whatever Node the machine has (20 or newer), before anything is installed: plain JavaScript, no dependencies.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** Remembers for which lock file and machine the packages were installed. */
const marker = path.join(root, 'node_modules', '.gema-installed')

function wanted() {
  const lock = readFileSync(path.join(root, 'package-lock.json'))
  return createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex')
}

/** Installs the packages when they are missing or no longer the right ones. */
export function installWhatIsMissing() {
  const state = wanted()
  if (existsSync(marker) && readFileSync(marker, 'utf8') === state) return
  const started = Date.now()
  process.stdout.write('  Installing packages (this takes about a minute) …\n')
  const { command, args } = npm(['install', '--no-save', '--include=dev', '--loglevel=error'])
  const result = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  if (result.status !== 0) {
    console.error(
      '\nGema did not start: the packages could not be installed. See the lines above, then try again.',
    )
    process.exit(1)
  }
  writeFileSync(marker, state)
  process.stdout.write(`  ✓ Installing packages (${((Date.now() - started) / 1000).toFixed(1)} s)\n`)
}

/**
 * @param {string[]} args
 * @returns {{ command: string, args: string[] }}
 */
function npm(args) {
  // Under `npm run` npm tells where it is itself; this works where it is not on the PATH.
  const cli = process.env.npm_execpath
  if (cli?.endsWith('.js')) return { command: process.execPath, args: [cli, ...args] }
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args }
}

/** The Node that the project brings along; else the machine's own, if it is new enough to run TypeScript. */
export function projectNode() {
  const brought = path.join(
    root,
    'node_modules',
    'node',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  if (existsSync(brought)) return brought
  const major = Number(process.versions.node.split('.')[0])
  if (major >= 24) return process.execPath
  console.error(
    `\nGema did not start: it needs Node 24, and the package "node" that brings it could not be set up. ` +
      `Allow install scripts (npm config set ignore-scripts false), remove node_modules and try again; or install Node 24.`,
  )
  return process.exit(1)
}
