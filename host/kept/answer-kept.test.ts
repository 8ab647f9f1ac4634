import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { newReading } from '@gema/server/http/reading.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AnsweredKept, createAnswerKept } from './answer-kept.ts'
import { createKeptAnswers, type KeptAnswers, type Part } from './keep-answers.ts'
import { readyFor } from './kept-answer.ts'

const clock = { now: () => new Date('2026-11-17T04:00:00Z') }
const html = `<html>${'A page of the shop. '.repeat(100)}</html>`

let kept: KeptAnswers
let server: Server
let origin: string
let told: AnsweredKept[]
let counted: string[]

beforeEach(async () => {
  told = []
  counted = []
  kept = createKeptAnswers({
    clock,
    megabytes: 1,
    nextEdge: () => Number.POSITIVE_INFINITY,
    count: (kind, outcome) => counted.push(`${kind} ${outcome}`),
  })
  const answerKept = createAnswerKept({
    config: { siteUrl: 'https://shop.example' },
    clock,
    kept,
    answered: (_incoming, answer) => told.push(answer),
  })
  server = createServer((incoming, outgoing) => {
    if (!answerKept(incoming, outgoing)) outgoing.writeHead(418).end('somebody else')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  for (const key of ['/', '/stores?page=2']) {
    const headers = { 'Content-Type': 'text/html' }
    await askedBefore(kept.ask({ kind: 'page', key }, async () => new Response(html, { headers })))
  }
  const common = kept.ask({ kind: 'answer', key: 'id /api/storefront/common' }, async (reading) => {
    Object.assign(reading, newReading({ isShared: true }))
    return Response.json({ data: html })
  })
  await askedBefore(common)
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

/** By browsers that unpack it in either way. */
async function askedBefore(asked: Promise<Part>): Promise<void> {
  const { answer } = await asked
  for (const encoding of ['br', 'gzip']) await readyFor(answer, encoding)
}

/** `fetch` brings headers of its own; these are sent as they are. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${origin}${path}`, { method, headers: { 'accept-language': 'en', ...headers } })

test('what is kept is answered with all headers that every answer carries', async () => {
  const response = await ask('/stores?page=2', { 'accept-encoding': 'br' })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(html)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/html',
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
    'cache-control': 'public, max-age=0, must-revalidate, s-maxage=30',
    'cdn-cache-control': 'public, max-age=30, stale-while-revalidate=60',
    'server-timing': `now;dur=${clock.now().getTime()}`,
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.any(String),
    'content-security-policy': expect.any(String),
    'x-request-id': told[0]?.requestId,
  })
  expect(told).toMatchObject([{ status: 200, pathname: '/stores' }])
})

test('a page that is asked for again is packed as small as it may become, and stays the same page', async () => {
  const page = kept.peek('page', '/stores?page=2')
  const hurried = page?.answer.packed.br
  const first = await ask('/stores?page=2', { 'accept-encoding': 'br' })
  await vi.waitFor(() => expect(page?.answer.packed.br).not.toBe(hurried))
  const second = await ask('/stores?page=2', { 'accept-encoding': 'br' })
  expect(second.headers.get('content-length')).toBe(String(page?.answer.packed.br?.byteLength))
  expect([await first.text(), await second.text()]).toEqual([html, html])
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
})

test('each browser gets what it can unpack', async () => {
  const response = await ask('/stores?page=2', { 'accept-encoding': 'gzip' })
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(await response.text()).toBe(html)
  expect(gunzipSync(kept.peek('page', '/stores?page=2')?.answer.packed?.gzip ?? '').toString()).toBe(html)
  expect((await ask('/stores?page=2', { 'accept-encoding': 'identity' })).status).toBe(418)
})

test('whoever says in ever new ways what they can unpack does not keep others from what is kept', async () => {
  const long = 'x'.repeat(10_000)
  for (let each = 0; each < 150; each += 1) {
    const response = await ask('/stores?page=2', {
      'accept-encoding': `br, odd-${each}${each % 2 ? long : ''}`,
    })
    expect(response.headers.get('content-encoding')).toBe('br')
  }
  const browser = await ask('/stores?page=2', { 'accept-encoding': 'gzip, deflate, br, zstd' })
  expect(browser.status).toBe(200)
  expect(browser.headers.get('content-encoding')).toBe('br')
})

test('what is answered here is counted once, and what somebody else answers not at all', async () => {
  counted = []
  await ask('/stores?page=2', { 'accept-encoding': 'identity' })
  expect(counted).toEqual([])
  await ask('/stores?page=2', { 'accept-encoding': 'br' })
  expect(counted).toEqual(['page hit'])
})

test('who has it already is sent nothing', async () => {
  const etag = (await ask('/stores?page=2', { 'accept-encoding': 'br' })).headers.get('etag') ?? ''
  const again = await ask('/stores?page=2', { 'accept-encoding': 'br', 'if-none-match': `"other", ${etag}` })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test('a public answer is told apart by its language', async () => {
  expect((await ask('/api/storefront/common', { language: 'id', 'accept-encoding': 'br' })).status).toBe(200)
  expect((await ask('/api/storefront/common', { language: 'en', 'accept-encoding': 'br' })).status).toBe(418)
})

test.each([
  { path: '/', language: 'en-GB,en;q=0.9', cookie: '', status: 200 },
  { path: '/', language: 'id-ID', cookie: '', status: 418 },
  { path: '/', language: 'en', cookie: 'i18n_redirected=id', status: 418 },
  { path: '/', language: 'en;q=0.5, id;q=0.9', cookie: '', status: 418 },
  { path: '/', language: 'en, id;q=0.9', cookie: 'other=id', status: 200 },
  { path: '/', language: 'id-ID', cookie: 'i18n_redirected=en', status: 200 },
  { path: '/stores?page=2', language: 'id-ID', cookie: 'i18n_redirected=id', status: 200 },
])('only from the entrance somebody is led elsewhere: $path, $language, $cookie', async (visitor) => {
  const { path, language, cookie, status } = visitor
  const response = await ask(path, { 'accept-language': language, cookie, 'accept-encoding': 'br' })
  expect(response.status).toBe(status)
})

test('caches on the way are told all by which the entrance leads somebody elsewhere', async () => {
  const response = await ask('/', { 'accept-encoding': 'br' })
  expect(response.headers.get('vary')).toBe('Accept-Encoding, Cookie, Accept-Language, Sec-Fetch-Site')
})

test.each([
  ['POST', '/stores?page=2'],
  ['HEAD', '/stores?page=2'],
  ['GET', '/stores'],
  ['GET', '/api/storefront/cart/find'],
])('%s %s is for somebody else', async (method, path) => {
  expect((await ask(path, { 'accept-encoding': 'br' }, method)).status).toBe(418)
})
