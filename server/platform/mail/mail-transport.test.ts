import { once } from 'node:events'
import { createServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { aMailServer } from '../../testing/a-mail-server.ts'
import { openMailTransport } from './mail-transport.ts'

const clearUp: (() => unknown)[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const each of clearUp.splice(0).toReversed()) await each()
})

/** A mail server that is closed after the test. */
async function mailServer(options: { refuse?: string } = {}) {
  const server = await aMailServer(options)
  clearUp.push(() => server.close())
  return server
}

function aTransport(smtpUrl: string | undefined) {
  const transport = openMailTransport({ smtpUrl, from: 'Gema <halo@gema.example>' })
  clearUp.push(() => transport.close())
  return transport
}

const mail = {
  recipient: 'sari@surel.example',
  subject: 'Konfirmasi – satu langkah',
  text: 'Plain words.',
  html: '<p>Marked-up words.</p>',
}

test('a mail reaches the mail server with its subject, its recipient and both parts', async () => {
  const { url, received } = await mailServer()
  await aTransport(url).send(mail)
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({ from: 'halo@gema.example', to: ['sari@surel.example'] })
  const source = received[0]?.source ?? ''
  expect(source).toMatch(/^From: Gema <halo@gema\.example>\r$/m)
  expect(source).toMatch(/^To: sari@surel\.example\r$/m)
  expect(source).toMatch(/^Subject: =\?UTF-8\?/m)
  expect(source).toMatch(/text\/plain[\s\S]*Plain words\.[\s\S]*text\/html[\s\S]*<p>Marked-up words\.<\/p>/)
})

test.each([
  ['a line of its own in the address', { recipient: 'a@b.example\r\nBcc: x@y.example' }],
  ['a second address', { recipient: 'a@b.example, x@y.example' }],
  ['a line of its own in the subject', { subject: 'Hello\r\nBcc: x@y.example' }],
])('%s brings the mail to nobody else', async (_what, changed) => {
  const { url, received } = await mailServer()
  // Refusing to send it at all is as good.
  await aTransport(url)
    .send({ ...mail, ...changed })
    .catch(() => {})
  expect(received.flatMap(({ to }) => to)).not.toContain('x@y.example')
  for (const { source } of received) expect(source).not.toMatch(/^Bcc:/im)
})

test('a mail that the mail server refuses is an error for who sends it', async () => {
  const { url } = await mailServer({ refuse: 'mailbox full' })
  await expect(aTransport(url).send(mail)).rejects.toThrow('mailbox full')
})

test('a mail server that is not there is an error for who sends', async () => {
  await expect(aTransport('smtp://127.0.0.1:1').send(mail)).rejects.toThrow('ECONNREFUSED')
})

test('a mail server that takes the connection and then says nothing is given up after twenty seconds', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  clearUp.push(() => silent.close())
  const address = silent.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const connected = once(silent, 'connection')
  const sent = expect(aTransport(`smtp://127.0.0.1:${port}`).send(mail)).rejects.toThrow(/greeting|timeout/i)
  const [socket] = await connected
  clearUp.push(() => socket.destroy())
  // In steps, because the client may learn a little later that it is connected.
  for (let second = 0; second < 20; second++) {
    await nextTurn()
    vi.advanceTimersByTime(1_000)
  }
  await sent
})

test('the place where mails go is told without its password', async () => {
  expect(aTransport('smtp://halo:geheim@mail.example:587').title).toBe('sent through mail.example:587')
})

test('without a mail server, mails are kept and nothing is sent', async () => {
  const transport = aTransport(undefined)
  await transport.send(mail)
  expect(transport.title).toBe('kept in the database, not sent')
})
