import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { policyOfPage } from '@gema/server/http/security-headers.ts'
import { projectFolder } from '@gema/server/platform/project-folder.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}

const ofWorker = new Set(['/service-worker.js', '/offline.html'])
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

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
    const bytes = new Uint8Array(await readFile(place))
    files.set(address, {
      bytes,
      headers: {
        'Content-Type': types[path.extname(entry.name)] ?? 'application/octet-stream',
        'Cache-Control': lifeOf(address),
        ...policyOf(address, bytes),
      },
    })
  }
  return files
}

function lifeOf(address: string): string {
  // Files below /assets/ carry a mark of their contents in their names.
  if (address.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  // A browser that kept an old worker, or the page that it shows, would keep it from the new one.
  return ofWorker.has(address) ? 'no-cache' : 'public, max-age=3600'
}

/** What the offline page and the worker may load; other files load nothing. */
function policyOf(address: string, bytes: Uint8Array): Record<string, string> {
  if (!ofWorker.has(address)) return {}
  const policy = address.endsWith('.html') ? policyOfPage(new TextDecoder().decode(bytes)) : workerPolicy
  return { 'Content-Security-Policy': policy }
}

const brandLogos = path.join(projectFolder, 'demo/brand-logos')

/** In demo mode, the logos of the invented makers. */
export const demoFiles = async (demo: boolean): Promise<Map<string, StaticFile>> =>
  demo ? readStaticFiles(brandLogos, '/brand-logos') : new Map()
