import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { type HandleRequest, type Listening, listen, PortUnavailable } from './listen.ts'

const here = { port: 0, host: '127.0.0.1', trustedProxies: [] as string[] }
const open: Listening[] = []
afterEach(async () => {
  for (const each of open.splice(0)) await each.close()
})

async function aListener(handle: HandleRequest, config = here): Promise<Listening & { url: string }> {
  const listening = await listen(config, handle)
  open.push(listening)
  return { ...listening, url: `http://127.0.0.1:${listening.port}/` }
}

const ok: HandleRequest = async () => new Response('open')

test('port 0 finds a free port, and answers on it', async () => {
  const { port, url } = await aListener(ok)
  expect(port).toBeGreaterThan(0)
  expect(await (await fetch(url)).text()).toBe('open')
})

test('a port that is taken is told in a sentence with a way out', async () => {
  const { port } = await aListener(ok)
  const second = listen({ ...here, port }, ok)
  await expect(second).rejects.toThrow(PortUnavailable)
  await expect(second).rejects.toThrow(
    `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
  )
})

test('an address that this machine does not have is told in a sentence', async () => {
  await expect(listen({ ...here, host: '203.0.113.1' }, ok)).rejects.toThrow(
    'The address 203.0.113.1:0 cannot be listened on (EADDRNOTAVAIL). Check HOST and PORT.',
  )
})

test('closing lets the request under way finish, and takes no other', async () => {
  const arrived = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  const { url, close } = await aListener(async () => {
    arrived.resolve()
    await finish.promise
    return new Response('finished')
  })
  const answer = fetch(url)
  await arrived.promise
  let closed = false
  const closing = close().then(() => {
    closed = true
  })
  await expect(fetch(url)).rejects.toThrow('fetch failed')
  expect(closed).toBe(false)
  finish.resolve()
  expect(await (await answer).text()).toBe('finished')
  await closing
})

test('a connection that is only kept open does not keep the process from closing', async () => {
  const { port, close } = await aListener(ok)
  const asked = request({ port, host: '127.0.0.1', headers: { Connection: 'keep-alive' } }).end()
  const [response] = await once(asked, 'response')
  expect(await text(response)).toBe('open')
  await close()
})

test.each([
  { from: 'the visitor, who invented one', trustedProxies: [], forwarded: '203.0.113.5', seen: '127.0.0.1' },
  {
    from: 'a proxy that is not ours',
    trustedProxies: ['10.0.0.0/8'],
    forwarded: '203.0.113.5',
    seen: '127.0.0.1',
  },
  { from: 'our own proxy', trustedProxies: ['127.0.0.1'], forwarded: '203.0.113.5', seen: '203.0.113.5' },
  {
    from: 'two proxies of ours behind each other',
    trustedProxies: ['loopback', 'private'],
    forwarded: '198.51.100.1, 203.0.113.5, 10.0.0.7',
    seen: '203.0.113.5',
  },
  {
    from: 'our own proxy, after one that a visitor invented',
    trustedProxies: ['loopback'],
    forwarded: '198.51.100.1, 203.0.113.5',
    seen: '203.0.113.5',
  },
  {
    from: 'our own proxy, which named nobody',
    trustedProxies: ['loopback'],
    forwarded: '',
    seen: '127.0.0.1',
  },
])(
  'a visitor’s address that comes from $from is taken as $seen',
  async ({ trustedProxies, forwarded, seen }) => {
    const handle: HandleRequest = async (_request, remoteAddress) => new Response(remoteAddress)
    const { url } = await aListener(handle, { ...here, trustedProxies })
    expect(await (await fetch(url, { headers: { 'X-Forwarded-For': forwarded } })).text()).toBe(seen)
  },
)

test('a body that is refused unread still gets its answer', async () => {
  const { url } = await aListener(async () => new Response('too large', { status: 413 }))
  const response = await fetch(url, { method: 'POST', body: 'x'.repeat(5_000_000) })
  expect(response.status).toBe(413)
})

test('another program may stand in front of the listener', async () => {
  const listening = await listen(here, ok, (listener) => (incoming, outgoing) => {
    if (incoming.url === '/tools') outgoing.end('tools')
    else listener(incoming, outgoing)
  })
  open.push(listening)
  const url = `http://127.0.0.1:${listening.port}`
  expect(await (await fetch(`${url}/tools`)).text()).toBe('tools')
  expect(await (await fetch(`${url}/`)).text()).toBe('open')
})

test('a port of another program that is free again can be had', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  await expect(listen({ ...here, port }, ok)).rejects.toThrow(PortUnavailable)
  other.close()
  await once(other, 'close')
  expect((await aListener(ok, { ...here, port })).port).toBe(port)
})
