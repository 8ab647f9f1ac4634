import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuest, type Guest } from '../testing/a-guest.ts'
import { postedText, sendRaw } from '../testing/a-request.ts'
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts'

let shop: TestShop
let guest: Guest
beforeAll(async () => {
  shop = await startTestShop()
  guest = aGuest(shop)
})
afterAll(() => shop.close())

/** Takes files of up to 50 MB. */
const path = 'complaint/reply'
const id = '0197a000-0000-7000-8000-000000000001'
const postForm = (form: FormData) =>
  sendRaw(shop, path, { method: 'POST', body: form, headers: guest.headers })

test('a call that takes files takes no more JSON than any other', async () => {
  const body = JSON.stringify({ id, evidence: Array.from({ length: 40_000 }, () => 0) })
  expect((await sendRaw(shop, path, postedText(body, guest.headers))).status).toBe(413)
})

test('nothing is read of what somebody sends who may not', async () => {
  let given = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      given += 1024
      controller.enqueue(new Uint8Array(1024))
    },
  })
  expect((await sendRaw(shop, path, postedText(endless))).status).toBe(401)
  expect(given).toBeLessThan(64 * 1024)
})

test('the texts of a form together are no longer than those of any other call', async () => {
  const form = new FormData()
  form.append('id', id)
  form.append('text', 'a'.repeat(40_000))
  form.append('more', 'a'.repeat(40_000))
  expect((await postForm(form)).status).toBe(413)
})

test('a form of hundreds of parts is not taken apart', async () => {
  const form = new FormData()
  for (let part = 0; part < 101; part++) form.append('evidence', new File([], 'a.png'))
  expect((await postForm(form)).envelope.meta).toMatchObject({
    ...{ code: 201, message: 'The form could not be read. Please send it again.' },
  })
})

test.each([
  ['in small letters', 'content-disposition: form-data'],
  ['without a space', 'Content-Disposition:form-data'],
  ['in capitals', 'CONTENT-DISPOSITION: FORM-DATA'],
])('neither are those whose heads are written %s', async (_, head) => {
  const parts = Array.from({ length: 101 }, (_, part) => `--edge\r\n${head}; name="p${part}"\r\n\r\n\r\n`)
  const answer = await sendRaw(shop, path, {
    method: 'POST',
    headers: { ...guest.headers, 'Content-Type': 'multipart/form-data; boundary=edge' },
    body: `${parts.join('')}--edge--\r\n`,
  })
  expect(answer.envelope.meta).toMatchObject({
    code: 201,
    message: expect.stringContaining('could not be read'),
  })
})

test('a line break of a form is one sign, as it was typed', async () => {
  const form = new FormData()
  form.append('id', id)
  // Sent with two signs each, it would be longer than a thousand.
  form.append('text', 'a\n'.repeat(500).trim())
  form.append('evidence', new File(['x'], 'a.txt'))
  const { envelope } = await postForm(form)
  expect(JSON.stringify(envelope.data)).toContain('JPG')
  expect(JSON.stringify(envelope.data)).not.toContain('"text"')
})

test('a list of nonsense is told with a hundred sentences at most', async () => {
  const sent = JSON.stringify({ checked: Array.from({ length: 9_000 }, (_, at) => at), unchecked: [] })
  const { envelope } = await sendRaw(shop, 'cart/update', postedText(sent, guest.headers))
  const { form } = envelope.data as { form: string[] }
  expect(envelope.meta.code).toBe(201)
  expect(form.length).toBeLessThanOrEqual(100)
})
