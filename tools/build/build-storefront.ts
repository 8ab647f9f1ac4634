import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Say } from '@gema/host/progress.ts'

const root = path.resolve(import.meta.dirname, '../..')
const storefront = path.join(root, 'storefront')
const marker = path.join(storefront, 'build', '.sources')

/** Builds the pages when their sources are not the ones of the last build. */
export async function buildWhenChanged(say: Say): Promise<void> {
  const sources = await fingerprint()
  if (existsSync(marker) && (await readFile(marker, 'utf8')) === sources) return
  await say.step('Building the pages', build)
  await writeFile(marker, sources)
}

/** The pages first: the offline page and the service worker lie among their files. */
async function build(): Promise<void> {
  await run([path.join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs'), 'build'])
  await run([path.join('offline', 'build-offline.ts')])
}

async function run(script: string[]): Promise<void> {
  const child = spawn(process.execPath, script, { cwd: storefront, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(`the pages could not be built.\n${output}`)
}

/** A mark over everything that goes into the pages: their own files, the contract, and the locked packages. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  const files = [
    ...(await filesBelow(storefront)),
    ...(await filesBelow(path.join(root, 'contract'))),
    path.join(root, 'package-lock.json'),
  ]
  for (const file of files) hash.update(path.relative(root, file)).update(await readFile(file))
  return hash.digest('hex')
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const kept = entries.filter((entry) => !['build', 'node_modules', '.react-router'].includes(entry.name))
  const lists = await Promise.all(
    kept.map((entry) => {
      const place = path.join(folder, entry.name)
      return entry.isDirectory() ? filesBelow(place) : [place]
    }),
  )
  return lists.flat().sort()
}
