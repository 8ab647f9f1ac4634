import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findNginx } from '../deploy/find-nginx.ts'
import { freePort } from '../testing/free-port.ts'
import { askRaw } from './ask-raw.ts'
import { type Answers, type BareServer, chosenHeaders } from './bare-server.ts'
import { startProgram } from './child-program.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** The same bytes as files that nginx sends, where there is an nginx: what no program on Node is expected to reach. */
export async function startStaticNginx(
  answers: Answers,
  say: (line: string) => void,
): Promise<BareServer | undefined> {
  const nginx = await findNginx(say)
  if (nginx === undefined) return undefined
  const { folder, remove } = await temporaryFolder()
  const port = await freePort()
  const places = await Promise.all(
    Object.entries(answers).map(async ([address, answer], nth) => {
      const file = `answer-${nth}`
      await writeFile(path.join(folder, file), answer.body)
      return placeOf(address, { file, headers: chosenHeaders(answer) })
    }),
  )
  const settings = path.join(folder, 'nginx.conf')
  await mkdir(path.join(folder, 'temporary'))
  await writeFile(settings, settingsOf(folder, port, places))
  const server = startProgram({ file: nginx, args: ['-p', folder, '-c', settings] })
  const site = `http://127.0.0.1:${port}`
  let isOver = false
  server.ended.then(() => {
    isOver = true
  })
  while (!isOver && !(await askRaw(site).catch(() => undefined))) await setTimeout(20)
  if (isOver) {
    say(`nginx did not start, so it is left out: ${server.said().trim()}`)
    await remove()
    return undefined
  }
  return {
    site,
    async end() {
      await server.end()
      await remove()
    },
  }
}

/** Told by nginx itself, from the file. */
const ownHeaders = new Set(['content-length', 'content-type'])

function placeOf(address: string, { file, headers }: { file: string; headers: string[] }): string {
  const pairs = headers.flatMap((name, place) =>
    place % 2 === 0 ? [[name.toLowerCase(), headers[place + 1] ?? '']] : [],
  )
  const type = pairs.find(([name]) => name === 'content-type')?.[1] ?? 'text/html'
  const added = pairs
    // A dollar would begin a variable, and cannot be written otherwise.
    .filter(([name = '', value = '']) => !ownHeaders.has(name) && !value.includes('$'))
    .map(([name, value = '']) => `add_header ${name} "${value.replaceAll(/(["\\])/g, '\\$1')}";`)
  // Not an alias: of an address that ends with a slash nginx would look for an index in it.
  return `location = ${address} { try_files /${file} =404; etag off; types {} default_type "${type}"; ${added.join(' ')} }`
}

const settingsOf = (folder: string, port: number, places: readonly string[]): string => `
daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log stderr error;
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  open_file_cache max=100;
  keepalive_requests 100000000;
  client_body_temp_path ${folder}/temporary/body;
  proxy_temp_path ${folder}/temporary/proxy;
  fastcgi_temp_path ${folder}/temporary/fastcgi;
  uwsgi_temp_path ${folder}/temporary/uwsgi;
  scgi_temp_path ${folder}/temporary/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    ${places.join('\n    ')}
  }
}
`
