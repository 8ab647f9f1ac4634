import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')

/** The built demo shop as a process of its own, as visitors get it; gone after the work. */
export async function withBuiltShop(port: number, work: (site: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gema-bench-'))
  const site = `http://localhost:${port}`
  const shop = spawn(process.execPath, ['host/start.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATABASE_URL: '',
      DATA_DIR: folder,
      SITE_URL: site,
      DEMO: '1',
    },
  })
  const ended = new Promise<void>((resolve) => shop.on('exit', () => resolve()))
  try {
    await new Promise<void>((resolve, reject) => {
      let said = ''
      const read = (part: Buffer) => {
        said += part
        if (said.includes('is open:')) resolve()
      }
      shop.stdout.on('data', read)
      shop.stderr.on('data', read)
      ended.then(() => reject(new Error(`the shop ended before it opened:\n${said}`)))
    })
    await work(site)
  } finally {
    shop.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
}
