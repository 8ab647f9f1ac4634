import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** Changes of these restart the process; pages change in place, through Vite. */
const watched = ['server', 'contract', 'host', 'demo']

/** An editor writes several files at once: one restart for all of them. */
const quiet = 150

/** `npm run dev`: the shop with hot reload for pages, and a restart when the server's own files change. */
let child = start()
let restarting = false
let stopping = false
let timer: ReturnType<typeof setTimeout> | undefined

for (const folder of watched) {
  watch(path.join(root, folder), { recursive: true }, (_event, file) => {
    if (!file?.endsWith('.ts') || file.endsWith('.test.ts') || file.includes('node_modules')) return
    clearTimeout(timer)
    timer = setTimeout(() => void restart(file), quiet)
  })
}

function start(): ChildProcess {
  const started = spawn(process.execPath, ['host/dev.ts'], { cwd: root, stdio: 'inherit' })
  // A process that fails to start stays down until a file changes.
  started.on('exit', () => {
    if (stopping) process.exit(0)
  })
  return started
}

async function restart(file: string): Promise<void> {
  if (restarting || stopping) return
  restarting = true
  console.log(`\n  ${file} has changed …`)
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
  child = start()
  restarting = false
}

function stop(pass: () => void): void {
  stopping = true
  if (child.exitCode !== null || child.signalCode !== null) process.exit(0)
  pass()
}

// Ctrl-C reaches the shop by itself; a second signal would make it end without finishing.
process.on('SIGINT', () => stop(() => {}))
process.on('SIGTERM', () => stop(() => child.kill('SIGTERM')))
