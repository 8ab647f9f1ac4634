import { rm } from 'node:fs/promises'
import path from 'node:path'
import { oneByteCode } from '@gema/storefront/vite/one-byte-code.ts'
import { rolldown } from 'rolldown'
import type { BuiltPart } from './built-part.ts'
import { filesBelow, root } from './source-files.ts'

const folder = path.join(root, 'host', 'build')

/** What is started by its file: the shop, and the threads that it starts itself. */
const entries = {
  start: 'host/start.ts',
  'draw-worker': 'server/modules/printed-catalogue/draw/draw-worker.ts',
}

/** Packages that live beside files of their own, or that a tool reaches into from outside. */
const apart = /^(sharp|pdfkit|fontkit|pg|idn-area-data|@electric-sql\/pglite|vite)(\/|$)/

/**
 * What the shop's processes run: a few files of JavaScript. From its thousands of sources and those of its packages the
 * shop runs just the same, but each process then reads and strips them anew: seconds of its start, and most of its
 * memory.
 */
export const programs: BuiltPart = {
  name: 'Building the programs',
  folder,
  sources: async () => {
    const folders = ['contract', 'server', 'host', 'demo'].map((name) => filesBelow(path.join(root, name)))
    const written = (await Promise.all(folders)).flat().filter((file) => /\.(ts|json)$/.test(file))
    return [...written, import.meta.filename]
  },
  async build() {
    const build = await rolldown({
      cwd: root,
      input: entries,
      platform: 'node',
      external: apart,
      plugins: [oneByteCode()],
    })
    try {
      await rm(folder, { recursive: true, force: true })
      await build.write({
        ...{ dir: folder, format: 'esm', sourcemap: true, chunkFileNames: '[name]-[hash].js' },
        // A process holds the text of its program as long as it lives.
        comments: false,
      })
    } finally {
      await build.close()
    }
  },
}
