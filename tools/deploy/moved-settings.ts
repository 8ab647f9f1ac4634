import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const deploy = join(import.meta.dirname, '../../deploy')

/** Where nginx runs in a test: a folder of its own, and ports that were free. */
export interface Place {
  folder: string
  port: number
  plainPort: number
}

/** The settings as they are, but for where nginx writes, where it listens and what only root may say. */
export function movedSettings({ folder, port, plainPort }: Place): string {
  const moves: [string, string][] = [
    ['pid /run/nginx.pid;', `pid ${folder}/nginx.pid;`],
    ['/var/log/nginx/error.log', `${folder}/error.log`],
    ['/var/log/nginx/access.log', `${folder}/access.log`],
    ['/var/cache/gema-nginx', `${folder}/cache`],
    ['listen 443 ssl http2 default_server;', `listen 127.0.0.1:${port} ssl http2 default_server;`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
    ['listen 80 default_server;', `listen 127.0.0.1:${plainPort} default_server;`],
    ['http {', `http {\n${temporaryPaths(folder)}`],
    // Only root can become somebody else.
    ...(process.getuid?.() === 0 ? [] : [['user www-data;', ''] as [string, string]]),
  ]
  return moves.reduce((text, [from, to]) => {
    const parts = text.split(from)
    if (parts.length !== 2) throw new Error(`deploy/nginx.conf does not say ${from} once`)
    return parts.join(to)
  }, readSettings())
}

export const readSettings = (): string => readFileSync(join(deploy, 'nginx.conf'), 'utf8')

/** Folders that are built into nginx, and belong to root. */
const temporaryPaths = (folder: string): string =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `  ${kind}_temp_path ${folder}/temporary-${kind};`)
    .join('\n')
