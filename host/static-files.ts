import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}

export interface StaticFile {
  bytes: Uint8Array<ArrayBuffer>
  headers: Record<string, string>
}

/** The files of the built storefront by their address, read once: they never change while the process runs. */
export async function readStaticFiles(folder: string, below = ''): Promise<Map<string, StaticFile>> {
  const files = new Map<string, StaticFile>()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((each) => each.isFile())) {
    const place = path.join(entry.parentPath, entry.name)
    const address = `${below}/${path.relative(folder, place).split(path.sep).join('/')}`
    // Notes of the build tool to itself.
    if (address.startsWith('/.vite/')) continue
    files.set(address, {
      bytes: new Uint8Array(await readFile(place)),
      headers: {
        'Content-Type': types[path.extname(entry.name)] ?? 'application/octet-stream',
        // Files below /assets/ carry a mark of their contents in their names.
        'Cache-Control': address.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=3600',
      },
    })
  }
  return files
}

const brandLogos = path.join(import.meta.dirname, '../demo/brand-logos')

/** In demo mode, the logos of the invented makers. */
export const demoFiles = async (demo: boolean): Promise<Map<string, StaticFile>> =>
  demo ? readStaticFiles(brandLogos, '/brand-logos') : new Map()
