import { spawn } from 'node:child_process'
import path from 'node:path'
import type { BuiltPart } from './built-part.ts'
import { filesBelow, root } from './source-files.ts'

const storefront = path.join(root, 'storefront')

/** What visitors see. The pages first: the offline page and the service worker lie among their files. */
export const pages: BuiltPart = {
  name: 'Building the pages',
  folder: path.join(storefront, 'build'),
  sources: async () => [
    ...(await filesBelow(storefront)),
    ...(await filesBelow(path.join(root, 'contract'))),
  ],
  async build() {
    await run([path.join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs'), 'build'])
    await run([path.join('offline', 'build-offline.ts')])
  },
}

async function run(script: string[]): Promise<void> {
  const child = spawn(process.execPath, script, { cwd: storefront, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(`the pages could not be built.\n${output}`)
}
