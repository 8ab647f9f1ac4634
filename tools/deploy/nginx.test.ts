import { brotliDecompressSync } from 'node:zlib'
import { allStaffCalls } from '@gema/contract/backoffice/all-staff-calls.ts'
import { allCalls } from '@gema/contract/calls/all-calls.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeTemporaryPlace } from '../postgres/temporary-place.ts'
import { freePort } from '../testing/free-port.ts'
import { findNginx } from './find-nginx.ts'
import { readSettings } from './moved-settings.ts'
import { type RunningNginx, startNginx, tryOut, writeSettings } from './nginx-in-front.ts'
import { type StandInShop, startStandInShop } from './stand-in-shop.ts'

const program = (await findNginx((line) => console.log(line))) ?? ''

test('nginx lets through the largest form that the shop takes, and hardly more', () => {
  const limits = [...Object.values(allCalls), ...Object.values(allStaffCalls)].map(
    (call) => call.bodyLimit ?? 0,
  )
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(readSettings())?.[1])
  expect(megabytes).toBe(Math.ceil(Math.max(...limits) / 1024 / 1024))
})

test('nothing that was sent with POST is sent twice, and no time is set for what the shop says nothing about', () => {
  const said = readSettings()
    .split('\n')
    .filter((line) => !line.trim().startsWith('#'))
    .join('\n')
  expect(said).not.toContain('non_idempotent')
  expect(said).not.toContain('proxy_cache_valid')
})

describe.runIf(program !== '')('nginx in front of three hosts', () => {
  let hosts: StandInShop[]
  let nginx: RunningNginx
  beforeAll(async () => {
    hosts = await Promise.all(['one', 'two', 'three'].map((name) => startStandInShop(name)))
    nginx = await startNginx(
      program,
      hosts.map(({ port }) => port),
    )
  })
  afterAll(async () => {
    await nginx?.stop()
    for (const host of hosts) await host.close()
  })

  /** How often an address was asked of the hosts. */
  const timesAsked = (what: string) =>
    hosts.flatMap(({ asked }) => asked).filter((each) => each === what).length

  test('the settings are understood as they are', async () => {
    const place = await makeTemporaryPlace(undefined)
    try {
      const at = { folder: place.folder, port: await freePort(), plainPort: await freePort() }
      await writeSettings(at, [1, 2])
      const said = await tryOut(program, place.folder)
      expect(said).toContain('test is successful')
      expect(said).not.toContain('[warn]')
    } finally {
      await place.remove()
    }
  })

  test('the second visitor of a public page gets what the first one got', async () => {
    const first = await nginx.ask('/stores')
    const second = await nginx.ask('/stores')
    expect([first.cache, second.cache]).toEqual(['MISS', 'HIT'])
    expect(second.text).toBe(first.text)
    expect(second.headers['cache-control']).toBe('public, max-age=0, must-revalidate, s-maxage=60')
    expect(second.headers['cdn-cache-control']).toContain('stale-while-revalidate')
    expect(timesAsked('GET /stores')).toBe(1)
  })

  test('who has the page already is told so by nginx itself', async () => {
    await nginx.ask('/known')
    const again = await nginx.ask('/known', { headers: { 'If-None-Match': '"page"' } })
    expect(again.status).toBe(304)
    expect(timesAsked('GET /known')).toBe(1)
  })

  test('asking for the headers alone is answered from the same page', async () => {
    await nginx.ask('/headers')
    const head = await nginx.ask('/headers', { method: 'HEAD' })
    expect(head.cache).toBe('HIT')
    expect(head.body).toHaveLength(0)
  })

  test('visitors who come together make one request to the hosts', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => nginx.ask('/crowd')))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(timesAsked('GET /crowd')).toBe(1)
  })

  test('a page that has not changed is not sent again by the host', async () => {
    await nginx.ask('/unchanged')
    const later = await vi.waitUntil(
      async () => {
        const answer = await nginx.ask('/unchanged')
        return answer.cache === 'HIT' ? undefined : answer
      },
      { timeout: 20_000, interval: 100 },
    )
    expect([later.cache, later.status, later.text]).toEqual(['REVALIDATED', 200, 'the same page'])
    expect(hosts.map((host) => host.lastHeaders()['if-none-match'])).toContain('"same"')
  })

  test('what the shop has withdrawn is gone once its time is over, and stays gone', async () => {
    expect((await nginx.ask('/for-sale')).status).toBe(200)
    for (const host of hosts) host.withdraw()
    await vi.waitUntil(async () => (await nginx.ask('/for-sale')).status === 404, {
      timeout: 20_000,
      interval: 100,
    })
    const together = await Promise.all(Array.from({ length: 20 }, () => nginx.ask('/for-sale')))
    expect(new Set(together.map(({ status }) => status))).toEqual(new Set([404]))
  })

  test('a personal answer is never kept', async () => {
    const path = '/api/storefront/order/fetch'
    const answers = [await nginx.ask(path), await nginx.ask(path)]
    expect(answers.map(({ cache }) => cache)).toEqual(['MISS', 'MISS'])
    expect(timesAsked(`GET ${path}`)).toBe(2)
  })

  test.each(['/with-cookie', '/silent'])('%s is not for everyone, and is not kept', async (path) => {
    await nginx.ask(path)
    expect((await nginx.ask(path)).cache).toBe('MISS')
  })

  test.each(['Bearer dewi', '0'])(
    'who sends "Authorization: %s" gets an answer of their own, and leaves none behind',
    async (authorization) => {
      const path = `/api/storefront/product/find?for=${encodeURIComponent(authorization)}`
      const personal = { headers: { Authorization: authorization } }
      const before = await nginx.ask(path, personal)
      expect(before.cache).toBe('BYPASS')
      const everyones = await nginx.ask(path)
      expect(everyones.cache).toBe('MISS')
      expect(everyones.text).toMatch(/^en nobody/)
      const after = await nginx.ask(path, personal)
      expect(after.cache).toBe('BYPASS')
      expect(after.text).toContain(authorization)
      expect((await nginx.ask(path)).text).toBe(everyones.text)
    },
  )

  test('what is posted is never answered from what is kept', async () => {
    await nginx.ask('/api/storefront/search')
    const posted = await nginx.ask('/api/storefront/search', { method: 'POST', body: '{}' })
    expect(posted.cache).not.toBe('HIT')
    expect(timesAsked('POST /api/storefront/search')).toBe(1)
  })

  test('languages are kept apart', async () => {
    const inLanguage = (language: string) =>
      nginx.ask('/api/storefront/home', { headers: { Language: language } })
    const [english, indonesian] = [await inLanguage('en'), await inLanguage('id')]
    expect(english.text).toMatch(/^en /)
    expect(indonesian.text).toMatch(/^id /)
    expect([(await inLanguage('id')).text, (await inLanguage('en')).text]).toEqual([
      indonesian.text,
      english.text,
    ])
    expect(timesAsked('GET /api/storefront/home')).toBe(2)
  })

  test('the front page is one for all who would see the same, and leads the others to their language', async () => {
    const front = (headers: Record<string, string>) =>
      nginx.ask('/', { headers: { 'Accept-Language': 'en', ...headers } })
    const first = await front({ Cookie: 'consent=all; token=of-dewi' })
    const second = await front({ Cookie: 'consent=none; token=of-bima' })
    expect([first.cache, second.cache]).toEqual(['MISS', 'HIT'])
    const cookie = { Cookie: 'i18n_redirected=id' }
    // Inside the shop a link to the English page is meant; from elsewhere the same visitor is led to theirs.
    expect((await front({ ...cookie, 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200)
    expect((await front(cookie)).headers.location).toBe('/id')
    expect((await front({ 'Accept-Language': 'id' })).headers.location).toBe('/id')
    expect((await front({})).text).toBe(first.text)
  })

  test('of who visits the front page the shop hears no more than its key holds', async () => {
    const headers = {
      'Accept-Language': 'en-GB',
      'Accept-Encoding': 'br',
      Cookie: 'i18n_redirected=; token=of-dewi; i18n_redirected=id',
      'Sec-Fetch-Site': 'cross-site',
    }
    expect((await nginx.ask('/', { headers })).status).toBe(200)
    const heard = hosts.map(({ lastHeaders }) => lastHeaders()).find((each) => each.cookie !== undefined)
    expect(heard).toMatchObject({
      cookie: 'i18n_redirected=',
      'accept-language': 'en-GB',
      'accept-encoding': 'br',
      host: expect.any(String),
      'x-forwarded-for': expect.stringMatching(/^[\d.]+$/),
    })
    expect(heard).not.toHaveProperty('sec-fetch-site')
  })

  test('answers are passed on compressed as they come, and each visitor gets what they can read', async () => {
    const brotli = { headers: { 'Accept-Encoding': 'gzip, br' } }
    const compressed = [await nginx.ask('/compressed', brotli), await nginx.ask('/compressed', brotli)]
    expect(compressed.map(({ cache }) => cache)).toEqual(['MISS', 'HIT'])
    expect(compressed[1]?.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(compressed[1]?.body ?? '').toString()).toMatch(/^(one|two|three) \d+$/)
    const plain = await nginx.ask('/compressed')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.text).toMatch(/^(one|two|three) \d+$/)
  })

  test('a host learns the address of the visitor, and nothing that the visitor says about it', async () => {
    await nginx.ask('/who', { headers: { 'X-Forwarded-For': '203.0.113.7, 198.51.100.9' } })
    const host = hosts.find(({ asked }) => asked.includes('GET /who'))
    expect(host?.lastHeaders()['x-forwarded-for']).toBe('127.0.0.1')
    expect(host?.lastHeaders()['x-forwarded-proto']).toBe('https')
  })

  test.each(['/metrics', '//metrics', '/%6detrics', '/stores/../metrics', '/metrics?all'])(
    '%s stays inside',
    async (path) => {
      expect((await nginx.ask(path)).status).toBe(404)
      expect(timesAsked(`GET ${path}`)).toBe(0)
    },
  )

  test('a large form comes through to a call, and to nothing else', async () => {
    const post = (path: string, bytes: number) =>
      nginx.ask(path, { method: 'POST', body: Buffer.alloc(bytes) })
    expect((await post('/api/storefront/complaint/store', 5 * 1024 * 1024)).status).toBe(200)
    expect((await post('/api/storefront/complaint/store', 52 * 1024 * 1024)).status).toBe(413)
    expect((await post('/stores', 65 * 1024)).status).toBe(413)
  })

  test('who comes without TLS is led to it', async () => {
    const answer = await nginx.askPlainly('/stores?a=1')
    expect([answer.status, answer.headers.location]).toEqual([308, 'https://shop.example/stores?a=1'])
  })

  test('files of a build that one host alone has are found, whichever host is asked first', async () => {
    // Hosts take turns: of three files of the same host, one is asked of both others before it.
    const names = ['one', 'two', 'three'].flatMap((host) => ['a', 'b', 'c'].map((file) => `${host}-${file}`))
    for (const name of names) expect((await nginx.ask(`/assets/${name}.js`)).status).toBe(200)
    expect((await nginx.ask('/assets/of-nobody.js')).status).toBe(404)
  })
})
