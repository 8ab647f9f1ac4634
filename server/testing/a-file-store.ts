import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Settings } from '../platform/config.ts'
import type { S3Patience } from '../platform/files/s3-requests.ts'

/** What goes wrong: a status, a connection that is cut before or within the answer, or no end of waiting in either place. */
export type StoreFault = number | 'cut' | 'half' | 'silence' | 'stall'

export interface FileStore {
  settings: S3Settings
  /** What was asked, in order. */
  requests: { method: string; path: string; headers: IncomingHttpHeaders }[]
  /** How the next requests are answered instead. */
  faults: StoreFault[]
  close(): Promise<void>
}

/** The only keys that the store knows. */
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/** Faults are over before anybody could notice. */
export const littlePatience: S3Patience = { timeoutMs: 10_000, tries: 3, pauseMs: 1 }

/** A store of files on a free port that speaks the protocol of S3 and checks signatures. */
export async function aFileStore(): Promise<FileStore> {
  const directory = await mkdtemp(path.join(tmpdir(), 'gema-store-'))
  const bucket = 'gema'
  const store = new S3rver({
    ...{ directory, silent: true, vhostBuckets: false, configureBuckets: [{ name: bucket }] },
  })
  await store.configureBuckets()
  const answer = store.callback()
  const requests: FileStore['requests'] = []
  const faults: StoreFault[] = []
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    requests.push({ method, path: url, headers })
    const fault = faults.shift()
    if (fault === undefined) answer(request, response)
    else fail(response, fault)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    settings: { endpoint: `http://127.0.0.1:${port}`, region: 'ap-southeast-3', bucket, ...keys },
    requests,
    faults,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
      store.logger.close()
      await rm(directory, { recursive: true })
    },
  }
}

function fail(response: ServerResponse, fault: StoreFault): void {
  if (fault === 'silence') return
  if (fault === 'cut') return void response.destroy()
  if (fault === 'half' || fault === 'stall') {
    response.writeHead(200, { 'Content-Length': '100' })
    response.write('half of it', () => fault === 'half' && response.destroy())
    return
  }
  response.writeHead(fault, { 'Content-Type': 'application/xml' })
  response.end('<?xml version="1.0"?><Error><Code>SlowDown</Code><Message>not for us</Message></Error>')
}
