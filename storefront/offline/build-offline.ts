import { createHash } from 'node:crypto'
import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build, type InlineConfig } from 'vite'

const client = path.join(import.meta.dirname, '../build/client')

/** Beside the files of the shop, whose build has made the folder. */
const beside: InlineConfig = {
  root: import.meta.dirname,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
}
const into = {
  outDir: client,
  emptyOutDir: false,
  target: 'es2022',
  modulePreload: false,
  assetsInlineLimit: 0,
}

/** The offline page: a document, a script, a stylesheet and the font. Answers what it consists of. */
async function buildPage(): Promise<{ files: string[]; version: string }> {
  const built = await build({
    ...beside,
    plugins: [tailwindcss()],
    build: { ...into, rollupOptions: { input: path.join(import.meta.dirname, 'offline.html') } },
  })
  if (!('output' in built)) throw new Error('the offline page was not built as one')
  // Of the font, only what both languages are written with.
  const needed = built.output.filter(
    ({ fileName }) => !/\.woff2$/.test(fileName) || /-latin-wght/.test(fileName),
  )
  const hash = createHash('sha256')
  for (const file of needed)
    hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source)
  return { files: needed.map(({ fileName }) => `/${fileName}`), version: hash.digest('hex').slice(0, 12) }
}

/** The service worker: one file at the root, because it can only look after what lies below it. */
async function buildWorker({ files, version }: { files: string[]; version: string }): Promise<void> {
  await build({
    ...beside,
    define: { offlineFiles: JSON.stringify(files), offlineVersion: JSON.stringify(version) },
    build: {
      ...into,
      rollupOptions: {
        input: path.join(import.meta.dirname, 'service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
}

await buildWorker(await buildPage())
