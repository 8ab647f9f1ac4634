import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeSettings } from '../../modules/settings/settings.ts'
import { sendRaw } from '../../testing/a-request.ts'
import { anInstallation, aRoomPhoto, aSavedSimulation } from '../../testing/an-installation.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { formOfAPerson, formsOfPrograms } from '../../testing/forms-of-programs.ts'
import { limitRequests } from '../../testing/limit-requests.ts'
import { runSql } from '../../testing/run-sql.ts'
import { someRegions } from '../../testing/some-regions.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
let photo: File
let simulation: string
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  await limitRequests(shop, 'form', { requests: 1_000, seconds: 60 })
  await changeSettings(shop.shop.db, { email: 'halo@gema.example' })
  await someRegions(shop)
  photo = await aRoomPhoto()
  simulation = await aSavedSimulation(shop, 'K7MX29PW')
})
beforeEach(() => clearTables(shop, 'installation_requests', 'mail_messages'))
afterAll(() => shop.close())

const stored = () => runSql(shop, 'select * from installation_requests')
const request = (given: object = {}, language = 'en') =>
  shop.askAs({ language })('installationRequestStore', { ...anInstallation(), ...given })

/** The same as a raw form, for what the contract's types would not allow. In one piece, as a socket would bring it. */
async function send(given: Record<string, unknown> = {}) {
  const form = new FormData()
  const filled = {
    ...anInstallation(),
    wishes: JSON.stringify(anInstallation().wishes),
    photos: photo,
    ...given,
  }
  for (const [name, value] of Object.entries(filled)) {
    for (const one of [value].flat()) if (one !== undefined) form.append(name, one as string | Blob)
  }
  const encoded = new Response(form)
  const body = await encoded.arrayBuffer()
  return sendRaw(shop, 'installation-request/store', { method: 'POST', body, headers: encoded.headers })
}

test('a request is kept with a reference, and both sides get a mail', async () => {
  const { reference } = answered(await request({ simulation_code: 'k7mx 29pw', photos: [photo, photo] }))
  expect(reference).toMatch(/^PSG-2611-\d{4}$/)
  expect(await stored()).toMatchObject([
    {
      ...{ reference, name: 'Sari Wulandari', phone: '+6281255500142', district_code: '31.74.06' },
      ...{ street: 'Jl. Melati No. 7, RT 04/RW 02', kind: 'home_theater', building: 'house' },
      ...{ simulation_code: 'K7MX29PW', status: 'created', language: 'en', answer: '' },
      wishes: anInstallation().wishes,
    },
  ])
  const mails = await shop.mails()
  const toShop = mails.find(({ recipient }) => recipient === 'halo@gema.example')
  expect(toShop?.subject).toBe(`Installation ${reference}: Home theater`)
  for (const part of [
    ...['Sari Wulandari', '+6281255500142', 'sari@surel.example', 'Second floor.', 'No lift.'],
    'Jl. Melati No. 7, RT 04/RW 02, Cilandak, Kota Administrasi Jakarta Selatan, DKI Jakarta',
    ...['Wednesday, 18 November 2026, morning', 'Saturday, 21 November 2026, afternoon'],
    ...['Rumah Sari', 'K7MX 29PW', `https://shop.example/simulation/${simulation}`, 'Photos'],
  ])
    expect(toShop?.text).toContain(part)
})

test('whoever asked gets the reference, and nothing of what was typed', async () => {
  const { reference } = answered(await request({ simulation_code: 'K7MX29PW' }))
  const toSari = (await shop.mails()).find(({ recipient }) => recipient === 'sari@surel.example')
  expect(toSari?.subject).toBe(`Your installation request ${reference}`)
  expect(toSari?.text).toContain(reference)
  for (const typed of ['Sari', 'Melati', 'Second floor', '5550', 'K7MX', 'November'])
    expect(`${toSari?.subject} ${toSari?.text} ${toSari?.html}`).not.toContain(typed)
})

test('who asks in Indonesian is answered in Indonesian', async () => {
  const answer = await request({}, 'id')
  expect(answer.message).toBe(
    'Terima kasih. Kami menelepon Anda dalam satu hari kerja untuk menyepakati hari.',
  )
  const toSari = (await shop.mails()).find(({ recipient }) => recipient === 'sari@surel.example')
  expect(toSari?.subject).toMatch(/^Permintaan instalasi PSG-/)
  expect(await stored()).toMatchObject([{ language: 'id' }])
})

test('without simulation, note and photos it is a request too', async () => {
  expect(await request({ simulation_code: ' ', note: '' })).toMatchObject({ ok: true })
  expect(await stored()).toMatchObject([{ simulation_code: null, note: '' }])
  expect(await runSql(shop, 'select 1 from installation_photos')).toEqual([])
})

test('sending the same again answers the same reference, and nobody is told twice', async () => {
  const filled = { ...anInstallation(), photos: [photo] }
  const first = answered(await shop.askAs()('installationRequestStore', filled))
  const again = answered(await shop.askAs({ language: 'id' })('installationRequestStore', filled))
  expect(again).toEqual(first)
  expect(await stored()).toHaveLength(1)
  expect(await runSql(shop, 'select 1 from installation_photos')).toHaveLength(1)
  expect(await shop.mails()).toHaveLength(2)
})

test('the same key with other contents is refused, and the sentence names the reference', async () => {
  const filled = anInstallation()
  const { reference } = answered(await shop.askAs()('installationRequestStore', filled))
  const changed = { ...filled, street: 'Jl. Kenanga No. 1' }
  expect(await shop.askAs()('installationRequestStore', changed)).toMatchObject({
    code: 409,
    message: `Your request has already reached us as ${reference}. Write or call us to change something about it.`,
  })
  expect(await shop.askAs({ language: 'id' })('installationRequestStore', changed)).toMatchObject({
    message: `Permintaan Anda sudah kami terima dengan nomor ${reference}. Hubungi kami bila ada yang perlu diubah.`,
  })
  expect(await stored()).toMatchObject([{ street: 'Jl. Melati No. 7, RT 04/RW 02' }])
})

test('the same key several times at once makes one request, with its photos once', async () => {
  const filled = { ...anInstallation(), photos: [photo] }
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => shop.askAs()('installationRequestStore', filled)),
  )
  expect(new Set(answers.map((answer) => answered(answer).reference)).size).toBe(1)
  expect(await stored()).toHaveLength(1)
  expect(await runSql(shop, 'select 1 from installation_photos')).toHaveLength(1)
  expect(await shop.mails()).toHaveLength(2)
})

test('several requests at once have different references', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => request()))
  expect(new Set(answers.map((answer) => answered(answer).reference)).size).toBe(4)
})

test.each([
  ['a city in place of a district', { district: '31.74' }, 'Please choose the district from the list.'],
  ['a subdistrict', { district: '31.74.06.1001' }, 'Please choose the district from the list.'],
  ['a district that is not there', { district: '31.74.99' }, 'Please choose the district from the list.'],
  ['a district that is no code', { district: 'Cilandak' }, 'District: invalid data'],
  [
    'a code that nobody has saved',
    { simulation_code: 'ZZZZ 9999' },
    'There is no simulation with this code. Check it, or leave it empty.',
  ],
  ['half a code', { simulation_code: 'K7MX' }, 'A code has eight letters and digits, such as K7MX 29PW.'],
  ['a kind that is none', { kind: 'aquarium' }, 'What we install is required'],
  ['a building that is none', { building: 'boat' }, 'Building is required'],
  ['a name of two lines', { name: 'Sari\nBcc: x@y.example' }, 'Name: invalid data'],
  ['no street', { street: ' ' }, 'Street is required'],
  ['a note without end', { note: 'x'.repeat(2_001) }, 'Note: invalid data'],
  ['wishes that are no list', { wishes: 'soon' }, 'A day that suits you is required'],
  ['wishes that are something else', { wishes: '{"date":"2026-11-18"}' }, 'A day that suits you is required'],
  ['a key that is none', { key: 'again' }, 'key: invalid data'],
  ['a field that comes twice', { email: ['a@b.example', 'x@y.example'] }, 'E-mail: invalid data'],
  ['a text in place of a photo', { photos: 'ruang.jpg' }, 'Photos: invalid data'],
])('%s is refused at its field, and nothing is kept', async (_what, given, message) => {
  const answer = await send(given)
  const [field] = Object.keys(given)
  expect(answer.envelope).toMatchObject({ meta: { code: 201 }, data: { fields: [{ field, message }] } })
  expect(await stored()).toEqual([])
  expect(await shop.mails()).toEqual([])
})

test('ten megabytes of text are too large, in a form and without', async () => {
  expect((await send({ note: 'x'.repeat(10 * 1024 * 1024) })).status).toBe(413)
  expect(await request({ note: 'x'.repeat(10 * 1024 * 1024) })).toMatchObject({ ok: false, code: 413 })
  expect(await stored()).toEqual([])
})

test('what else was sent is left alone', async () => {
  await send({
    status: 'done',
    reference: 'PSG-2611-9999',
    language: 'xx',
    uuid: 'x',
    answer: 'yes',
    staffId: '1',
  })
  expect(await stored()).toMatchObject([{ status: 'created', language: 'en', answer: '', staff_id: null }])
})

test.each(formsOfPrograms)(
  'a form filled in by a program is told so in %s, and nothing comes of it: %o',
  async (language, given, sentence) => {
    expect(await request(given, language)).toMatchObject({ ok: false, code: 201, form: [sentence] })
    expect(await stored()).toEqual([])
    expect(await shop.mails()).toEqual([])
  },
)

test('somebody who took their time and left the hidden field alone is heard', async () => {
  expect(await request({ ...formOfAPerson, photos: [photo] })).toMatchObject({ ok: true })
  expect(await stored()).toHaveLength(1)
})

test('whoever asks without end is asked to wait', async () => {
  await limitRequests(shop, 'form', { requests: 1, seconds: 600 })
  const ask = shop.askAs({ address: '203.0.113.50' })
  expect(await ask('installationRequestStore', anInstallation())).toMatchObject({ ok: true })
  expect(await ask('installationRequestStore', anInstallation())).toMatchObject({ ok: false, code: 429 })
  await limitRequests(shop, 'form', { requests: 1_000, seconds: 60 })
})

test('the same again is answered months later too, when its days have passed', async () => {
  const filled = anInstallation()
  const first = answered(await shop.askAs()('installationRequestStore', filled))
  shop.clock.moveOn(200 * 24 * 60 * 60 * 1000)
  expect(answered(await shop.askAs()('installationRequestStore', filled))).toEqual(first)
  expect(await request()).toMatchObject({ ok: false, code: 201 })
})
