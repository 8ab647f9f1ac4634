import path from 'node:path'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
}

/** What a file is by the ending of its key. What is kept sealed has none that tells anything. */
export const contentTypeOf = (key: string): string =>
  types[path.extname(key).toLowerCase()] ?? 'application/octet-stream'
