import { expect, test } from 'vitest'
import { createClient, ServiceDown } from './client.ts'

interface Sent {
  request: Request
  body: string
}

/** A service that answers everything with the same response, and what was sent to it. */
function aService(answer: () => Response) {
  const sent: Sent[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    sent.push({ request, body: await request.clone().text() })
    return answer()
  }
  return { fetch, sent }
}

const envelope = (code: number, data: unknown, headers: Record<string, string> = {}) => {
  const body = { status: code, meta: { code, message: `message of ${code}` }, data }
  return Response.json(body, { status: code === 201 ? 200 : code, headers })
}

test('a reading call puts its input into the query and sends no body', async () => {
  const { fetch, sent } = aService(() => envelope(200, { words: {} }))
  const ask = createClient({ fetch, origin: 'https://shop.example', language: 'id' })
  await ask('localization', { locale_code: 'j&a=1' })
  expect(sent[0]?.request.method).toBe('GET')
  expect(sent[0]?.request.url).toBe('https://shop.example/api/storefront/localization?locale_code=j%26a%3D1')
  expect(sent[0]?.body).toBe('')
})

test('a changing call sends its input as JSON and keeps it out of the address', async () => {
  const { fetch, sent } = aService(() => envelope(200, {}))
  const ask = createClient({ fetch, origin: 'https://shop.example', language: 'en' })
  await ask('userLogin', { email: 'sari@surel.example', password: 'suara-jernih' })
  expect(sent[0]?.request.method).toBe('POST')
  expect(sent[0]?.request.url).toBe('https://shop.example/api/storefront/user/login')
  expect(sent[0]?.request.headers.get('content-type')).toBe('application/json')
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ email: 'sari@surel.example', password: 'suara-jernih' })
})

test('a call that takes several methods is asked with its first one', async () => {
  const { fetch, sent } = aService(() => envelope(200, {}))
  await createClient({ fetch, language: 'en' })('userLogout', {})
  expect(sent[0]?.request.method).toBe('POST')
})

test('every call tells the language, and the token that holds at that moment', async () => {
  const { fetch, sent } = aService(() => envelope(200, {}))
  const session: { token?: string } = {}
  const ask = createClient({ fetch, language: 'id', token: () => session.token })
  await ask('userProfile', {})
  session.token = 'guest_123'
  await ask('userProfile', {})
  expect(sent.map(({ request }) => request.headers.get('language'))).toEqual(['id', 'id'])
  expect(sent.map(({ request }) => request.headers.get('authorization'))).toEqual([null, 'Bearer guest_123'])
})

test('a done call answers its data and the message', async () => {
  const { fetch } = aService(() => envelope(200, { name: 'Sari' }))
  const answer = await createClient({ fetch, language: 'en' })('userProfile', {})
  expect(answer).toEqual({ ok: true, data: { name: 'Sari' }, message: 'message of 200' })
})

test('code 201 gives a form the sentences and the field of each', async () => {
  const fields = [{ field: 'email', message: 'Invalid email' }]
  const { fetch } = aService(() => envelope(201, { form: ['Invalid email'], fields }))
  const answer = await createClient({ fetch, language: 'en' })('newsletterStore', { email: 'x' })
  expect(answer).toEqual({
    ok: false,
    code: 201,
    message: 'message of 201',
    form: ['Invalid email'],
    fields,
  })
})

test('a refusal without a form still has a sentence that a form can show', async () => {
  const { fetch } = aService(() => envelope(401, null))
  const answer = await createClient({ fetch, language: 'en' })('userProfile', {})
  expect(answer).toMatchObject({ ok: false, code: 401, form: ['message of 401'], fields: [] })
})

test('too many requests tells after how many seconds to come back', async () => {
  const { fetch } = aService(() => envelope(429, null, { 'Retry-After': '42' }))
  const answer = await createClient({ fetch, language: 'en' })('userProfile', {})
  expect(answer).toMatchObject({ ok: false, code: 429, retryAfter: 42 })
})

test.each([
  ['a page of a proxy', () => new Response('<html>Bad gateway</html>', { status: 502 })],
  ['nothing at all', () => new Response(null, { status: 200 })],
  ['JSON of another service', () => Response.json({ error: 'no' })],
  ['a bare null', () => Response.json(null)],
  ['a code that is no number', () => Response.json({ meta: { code: '200' }, data: {} })],
])('an answer that is no envelope (%s) means that the service is down', async (_what, answer) => {
  const { fetch } = aService(answer)
  const asked = createClient({ fetch, language: 'en' })('common', {})
  await expect(asked).rejects.toThrow(ServiceDown)
  await expect(asked).rejects.toThrow('API is down.')
})

test('a call that is given up by its caller is given up', async () => {
  const giveUp = new AbortController()
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    giveUp.abort()
    request.signal.throwIfAborted()
    return envelope(200, {})
  }
  const asked = createClient({ fetch, language: 'en', signal: giveUp.signal })('common', {})
  await expect(asked).rejects.toThrow('aborted')
})

test('an input with files travels as a form: texts as they are, lists as repeated names, nothing as nothing', async () => {
  let sent: FormData | undefined
  const fetch: typeof globalThis.fetch = async (input, init) => {
    sent = await new Request(input, init).formData()
    return envelope(200, {})
  }
  const avatar = new File(['photo'], 'me.png', { type: 'image/png' })
  const input = { avatar, names: ['a', 'b'], none: undefined } as never
  await createClient({ fetch, language: 'en' })('userAvatarStore', input)
  expect(sent?.get('avatar')).toMatchObject({ name: 'me.png', size: 5, type: 'image/png' })
  expect(sent?.getAll('names')).toEqual(['a', 'b'])
  expect(sent?.has('none')).toBe(false)
})
