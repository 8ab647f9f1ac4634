import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeSettings } from '../../modules/settings/settings.ts'
import { sendRaw } from '../../testing/a-request.ts'
import { aPhoto, aSellerApplication } from '../../testing/a-seller-application.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { formOfAPerson, formsOfPrograms } from '../../testing/forms-of-programs.ts'
import { limitRequests } from '../../testing/limit-requests.ts'
import { runSql } from '../../testing/run-sql.ts'
import { someRegions } from '../../testing/some-regions.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
let photo: File
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  await limitRequests(shop, 'form', { requests: 1_000, seconds: 60 })
  await someRegions(shop)
  photo = await aPhoto()
})
beforeEach(async () => {
  await clearTables(shop, 'seller_applications', 'mail_messages')
  await changeSettings(shop.shop.db, { vendorRegistration: true, email: 'halo@gema.example' })
})
afterAll(() => shop.close())

const stored = () => runSql(shop, 'select * from seller_applications')
const register = (given: object = {}, language = 'en') =>
  shop.askAs({ language })('sellerRegister', { ...aSellerApplication(photo), ...given })

/** The same as a raw form, for what the contract's types would not allow. In one piece, as a socket would bring it. */
async function send(given: Record<string, unknown> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...aSellerApplication(photo), ...given })) {
    for (const one of [value].flat()) if (one !== undefined) form.append(name, one as string | Blob)
  }
  const encoded = new Response(form)
  const { headers } = encoded
  return sendRaw(shop, 'seller/register', { method: 'POST', body: await encoded.arrayBuffer(), headers })
}

test('an application is kept with a reference, and both sides get a mail', async () => {
  const { reference } = answered(await register())
  expect(reference).toMatch(/^GS-[2-9A-HJKMNP-TW-Z]{6}$/)
  expect(await stored()).toMatchObject([
    {
      reference,
      store_name: 'Suara Timur',
      phone: '+6281255500123',
      city_code: '32.76',
      street: 'Jl. Margonda No. 7',
      category: 'karaoke',
      website: 'https://suara-timur.example',
      status: 'created',
      language: 'en',
    },
  ])
  const mails = await shop.mails()
  const toShop = mails.find(({ recipient }) => recipient === 'halo@gema.example')
  expect(toShop?.subject).toBe(`New seller ${reference}: Suara Timur`)
  for (const part of ['Raka Wijaya', 'Kota Depok', 'Since 2015.', 'https://suara-timur.example'])
    expect(toShop?.text).toContain(part)
  const toRaka = mails.find(({ recipient }) => recipient === 'raka@surel.example')
  expect(toRaka?.text).toContain(reference)
  expect(toRaka?.text).not.toContain('Suara Timur')
})

test('who registers in Indonesian is answered in Indonesian', async () => {
  const answer = await register({}, 'id')
  expect(answer.message).toBe('Terima kasih. Kami memeriksanya dalam tiga hari kerja lalu menghubungi Anda.')
  const toRaka = (await shop.mails()).find(({ recipient }) => recipient === 'raka@surel.example')
  expect(toRaka?.subject).toMatch(/^Pendaftaran penjual GS-/)
})

test('without website, tax number and tax card it is an application too', async () => {
  const nothing = { website: undefined, tax_number: undefined, tax_document: undefined }
  expect(await register(nothing)).toMatchObject({ ok: true })
  expect(await stored()).toMatchObject([{ website: '', tax_document: null }])
})

test('a shop that takes no sellers says so, and keeps nothing', async () => {
  await changeSettings(shop.shop.db, { vendorRegistration: false })
  expect(await register()).toMatchObject({
    code: 403,
    message: 'We are not taking new sellers at the moment.',
  })
  expect(await register({}, 'id')).toMatchObject({ message: 'Saat ini kami belum menerima penjual baru.' })
  expect(await stored()).toEqual([])
})

const file = (bytes: string | Uint8Array<ArrayBuffer>, type = 'image/jpeg') =>
  new File([bytes], 'ktp.jpg', { type })

test.each([
  ['a page that calls itself a JPG', 'identity_document', () => file('<html></html>')],
  ['an SVG', 'identity_document', () => file('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a PDF', 'tax_document', () => file('%PDF-1.7')],
  ['an empty file', 'tax_document', () => file('')],
])('%s is no document, and the field says so', async (_what, field, document) => {
  const message = 'Please choose a JPG or PNG picture.'
  expect(await register({ [field]: document() })).toMatchObject({ code: 201, fields: [{ field, message }] })
  expect(await stored()).toEqual([])
})

test.each([
  [
    'a document of more than four megabytes',
    { identity_document: file(new Uint8Array(4 * 1024 * 1024 + 1)) },
    'A document may have at most 4 MB.',
  ],
  [
    'a text in place of a document',
    { identity_document: 'ktp.jpg' },
    'Photo of the identity card: invalid data',
  ],
  ['no document', { identity_document: undefined }, 'Photo of the identity card is required'],
  [
    'fifteen digits of an identity card',
    { identity_number: '317406121290000' },
    'The number of an identity card has 16 digits.',
  ],
  ['a short account number', { bank_account_number: '1234567' }, 'An account number has 8 to 20 digits.'],
  ['a website that is a script', { website: 'javascript:alert(1)' }, 'A web address begins with https://'],
  ['terms that were not agreed to', { terms: '0' }, 'Please agree to the terms first.'],
  ['a category that is none', { category: 'weapons' }, 'Category is required'],
  ['a store name of two lines', { store_name: 'Suara\r\nBcc: x@y.example' }, 'Store name: invalid data'],
  ['a field that comes twice', { email: ['a@b.example', 'x@y.example'] }, 'E-mail: invalid data'],
  ['a city of another province', { city: '31.74' }, 'Please choose the city from the list.'],
  ['a district in place of a city', { city: '32.76.06' }, 'Please choose the city from the list.'],
])('%s is told at its field, and nothing is kept', async (_what, given, message) => {
  const answer = await send(given)
  const [field] = Object.keys(given)
  expect(answer).toMatchObject({
    status: 200,
    envelope: { meta: { code: 201 }, data: { fields: [{ field, message }] } },
  })
  expect(await stored()).toEqual([])
  expect(await shop.mails()).toEqual([])
})

test('ten megabytes are too large', async () => {
  const answer = await send({ tax_document: file(new Uint8Array(10 * 1024 * 1024)) })
  expect(answer.status).toBe(413)
  expect(await stored()).toEqual([])
})

test('what else was sent is left alone', async () => {
  await send({ status: 'accepted', reference: 'GS-AAAAAA', language: 'xx', uuid: 'x', sealed_details: 'x' })
  const [row] = await stored()
  expect(row).toMatchObject({ status: 'created', language: 'en' })
  expect(row?.reference).not.toBe('GS-AAAAAA')
})

test('several applications at once have different references', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => register()))
  expect(new Set(answers.map((answer) => answered(answer).reference)).size).toBe(5)
})

test.each(formsOfPrograms)(
  'a form filled in by a program is told so in %s, and nothing comes of it: %o',
  async (language, given, sentence) => {
    expect(await register(given, language)).toMatchObject({ ok: false, code: 201, form: [sentence] })
    expect(await stored()).toEqual([])
    expect(await shop.mails()).toEqual([])
  },
)

test('somebody who took their time and left the hidden field alone is heard', async () => {
  expect((await register(formOfAPerson)).ok).toBe(true)
  expect(await stored()).toHaveLength(1)
})
