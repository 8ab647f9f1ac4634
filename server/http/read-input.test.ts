import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCustomer } from '../testing/a-customer.ts'
import { postedText, sendRaw } from '../testing/a-request.ts'
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const limit = 64 * 1024

/** JSON of exactly this many bytes. */
function jsonOf(bytes: number): string {
  const frame = JSON.stringify({ email: 'sari@surel.example', password: 'x', padding: '' })
  return frame.replace('"padding":""', `"padding":"${'x'.repeat(bytes - frame.length)}"`)
}

/** A body that comes in pieces and does not tell its length. */
const streamOf = (text: string): ReadableStream<Uint8Array> => new Blob([text]).stream()

test('a body that is no JSON is refused with a sentence in each language', async () => {
  const english = await sendRaw(shop, 'user/login', postedText('{"email":'))
  expect(english).toMatchObject({
    status: 200,
    envelope: {
      meta: { code: 201 },
      data: { form: ['The request could not be read: it is not valid JSON.'] },
    },
  })
  const indonesian = await sendRaw(shop, 'user/login', postedText('email=x', { Language: 'id' }))
  expect(indonesian.envelope).toMatchObject({
    data: { form: ['Permintaan tidak dapat dibaca: bukan JSON yang benar.'] },
  })
})

test.each(['[]', 'null', '7', '"text"', 'true', '[{"email":"a@b.example"}]'])(
  'the JSON %s, which is no object, is invalid and no fault',
  async (body) => {
    const answer = await sendRaw(shop, 'user/login', postedText(body))
    expect(answer).toMatchObject({
      status: 200,
      envelope: { meta: { code: 201 }, data: { form: ['Invalid data'] } },
    })
  },
)

test('an empty body is an input without fields', async () => {
  const answer = await sendRaw(shop, 'user/login', { method: 'POST' })
  expect(answer.envelope.data).toMatchObject({ form: ['E-mail is required', 'Password is required'] })
})

test('a body of 64 kB is read, one byte more is too large', async () => {
  const fits = await sendRaw(shop, 'user/login', postedText(jsonOf(limit)))
  expect(fits.envelope.meta.code).toBe(201)
  const over = await sendRaw(shop, 'user/login', postedText(jsonOf(limit + 1)))
  expect(over).toMatchObject({ status: 413, envelope: { status: 413, data: null } })
  expect(over.envelope.meta.message).toBe('The request is too large: at most 64 kB.')
})

test('a body that does not tell its length is measured while it comes', async () => {
  const fits = await sendRaw(shop, 'user/login', postedText(streamOf(jsonOf(limit))))
  expect(fits.envelope.meta.code).toBe(201)
  const over = await sendRaw(shop, 'user/login', postedText(streamOf(jsonOf(limit + 1)), { Language: 'id' }))
  expect(over.status).toBe(413)
  expect(over.envelope.meta.message).toBe('Permintaan terlalu besar: paling banyak 64 kB.')
})

test('a body that never ends is read no further than the limit', async () => {
  let given = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      given += 1024
      controller.enqueue(new Uint8Array(1024).fill(32))
    },
  })
  expect((await sendRaw(shop, 'user/login', postedText(endless))).status).toBe(413)
  expect(given).toBeLessThan(2 * limit)
})

test('fields that the call does not know are dropped, __proto__ included', async () => {
  const { email, password } = await aCustomer(shop)
  const body = `{"email":"${email}","password":"${password}","admin":true,"customerId":1,"__proto__":{"admin":true}}`
  const answer = await sendRaw(shop, 'user/login', postedText(body))
  expect(answer.envelope.meta.code).toBe(200)
  expect(answer.text).not.toContain('admin')
  expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false)
})

test('a __proto__ that carries the fields of the call carries nothing', async () => {
  const body = '{"__proto__":{"email":"a@b.example","password":"suara-jernih"}}'
  const answer = await sendRaw(shop, 'user/login', postedText(body))
  expect(answer.envelope.data).toMatchObject({ form: ['E-mail is required', 'Password is required'] })
})

test('the query of a reading call is read the same way', async () => {
  const answer = await sendRaw(shop, 'localization?locale_code=id&__proto__=x&admin=1')
  expect(answer.envelope).toMatchObject({ meta: { code: 200 }, data: { language: { code: 'id' } } })
  const twice = await sendRaw(shop, 'localization?locale_code=id&locale_code=xx')
  // A name that is repeated is a list, and this call takes none.
  expect(twice).toMatchObject({ status: 200, envelope: { meta: { code: 201 } } })
})

test('the character zero, which no database keeps, makes no fault', async () => {
  const leave = await sendRaw(shop, 'newsletter/leave', postedText('{"token":"a\\u0000b"}'))
  expect(leave).toMatchObject({ status: 200, envelope: { meta: { code: 201 } } })
  const words = await sendRaw(shop, 'localization?locale_code=i%00d')
  expect(words.status).toBeLessThan(500)
})
