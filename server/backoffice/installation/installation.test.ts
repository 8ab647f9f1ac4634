import { randomUUID } from 'node:crypto'
import type { StaffInstallation } from '@gema/contract/backoffice/calls/installation.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aStaffMember, type StaffMemberSignedIn } from '../../testing/a-staff-member.ts'
import { anInstallation, aRoomPhoto, aSavedSimulation } from '../../testing/an-installation.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { limitRequests } from '../../testing/limit-requests.ts'
import { someRegions } from '../../testing/some-regions.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
let owner: StaffMemberSignedIn
let simulation: string
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  await limitRequests(shop, 'form', { requests: 1_000, seconds: 60 })
  await someRegions(shop)
  owner = await aStaffMember(shop)
  simulation = await aSavedSimulation(shop, 'K7MX29PW')
})
beforeEach(() => clearTables(shop, 'installation_requests', 'mail_messages'))
afterAll(() => shop.close())

/** Somebody asks; their mail and that of the shop are out of the way. */
async function asked(given: object = {}, language = 'en'): Promise<string> {
  const filled = { ...anInstallation(), ...given }
  const { reference } = answered(await shop.askAs({ language })('installationRequestStore', filled))
  await shop.mails()
  await clearTables(shop, 'mail_messages')
  return reference
}

const change = (reference: string, status: 'agreed' | 'done' | 'declined', answer?: string) =>
  owner.ask('installationUpdateStatus', { reference, status, answer })

test('a list has all of them, the oldest first, by page and by state', async () => {
  const references = [await asked(), await asked(), await asked()]
  answered(await change(references[1] ?? '', 'declined', 'Too far away'))
  const all = answered(await owner.ask('installationFetch', { per_page: 2 }))
  expect(all).toMatchObject({ total: 3, last_page: 2, data: [{ reference: references[0] }, {}] })
  expect(all.data[0]).toMatchObject({
    address: 'Jl. Melati No. 7, RT 04/RW 02, Cilandak, Kota Administrasi Jakarta Selatan, DKI Jakarta',
    phone: '+6281255500142',
  })
  const open = answered(await owner.ask('installationFetch', { status: 'created' }))
  expect(open.data.map(({ reference }) => reference)).toEqual([references[0], references[2]])
})

test('one is found by its uuid and by its reference, with all that was told', async () => {
  const photos = [await aRoomPhoto(), await aRoomPhoto('dapur.jpg')]
  const reference = await asked({ simulation_code: 'K7MX29PW', photos })
  const found = answered(await owner.ask('installationFind', { reference: reference.toLowerCase() }))
  expect(found).toMatchObject({
    ...{ reference, status: 'created', email: 'sari@surel.example', note: 'Second floor.\nNo lift.' },
    ...{ wishes: anInstallation().wishes, language: 'en', answer: '', staff_name: null },
    photos: [{ name: 'ruang.jpg' }, { name: 'dapur.jpg' }],
    simulation: {
      ...{ simulation_code: 'K7MX29PW', name: 'Rumah Sari', price: 24_500_000 },
      url: `https://shop.example/simulation/${simulation}`,
    },
  })
  expect(answered(await owner.ask('installationFind', { uuid: found.uuid }))).toEqual(found)
})

test('a photo is opened for the staff, and for nobody else', async () => {
  const reference = await asked({ photos: [await aRoomPhoto()] })
  const { photos } = answered(await owner.ask('installationFind', { reference }))
  const uuid = photos[0]?.uuid ?? ''
  const photo = answered(await owner.ask('installationPhoto', { uuid }))
  expect(photo.type).toBe('image/webp')
  expect((await sharp(new Uint8Array(await photo.arrayBuffer())).metadata()).width).toBe(60)
  expect((await shop.fetch(`/api/backoffice/installation/photo?uuid=${uuid}`)).status).toBe(401)
})

test('what is not there is told', async () => {
  const uuid = randomUUID()
  const unknown = { code: 404, message: 'There is no such installation request.' }
  expect(await owner.ask('installationFind', { uuid })).toMatchObject(unknown)
  expect(await change('PSG-2611-9999', 'declined', 'No')).toMatchObject(unknown)
  expect(await owner.ask('installationPhoto', { uuid })).toMatchObject({ code: 404 })
  expect(await owner.ask('installationFind', {})).toMatchObject({
    fields: [{ field: 'reference', message: 'Reference is required' }],
  })
})

test('agreed on, it is told to whoever asked with the words of the staff, and later it is done', async () => {
  const reference = await asked({}, 'id')
  const agreed = answered(await change(reference, 'agreed', 'Rabu, 18 November pukul 09.00.\nTim: Dodi.'))
  expect(agreed).toMatchObject({ status: 'agreed', staff_name: 'Rina Larasati' })
  const [mail, ...more] = await shop.mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    ...{ recipient: 'sari@surel.example', subject: `Jadwal instalasi ${reference}` },
    text: expect.stringContaining('Rabu, 18 November pukul 09.00.'),
  })
  const done = answered(await change(reference, 'done'))
  expect(done).toMatchObject({ status: 'done', answer: 'Rabu, 18 November pukul 09.00.\nTim: Dodi.' })
  expect(await shop.mails()).toHaveLength(1)
})

test.each([
  ['en', 'We are sorry: we cannot come'],
  ['id', 'Maaf, kami tidak bisa datang'],
])('declined, it is told with the reason, in %s', async (language, heading) => {
  const reference = await asked({}, language)
  answered(await change(reference, 'declined', 'We do not install on boats.'))
  const [mail] = await shop.mails()
  for (const part of [heading, 'We do not install on boats.', reference]) expect(mail?.text).toContain(part)
})

test('what is agreed can still be declined', async () => {
  const reference = await asked()
  answered(await change(reference, 'agreed', 'Wednesday at nine'))
  expect(answered(await change(reference, 'declined', 'Our van broke down'))).toMatchObject({
    status: 'declined',
  })
  expect(await shop.mails()).toHaveLength(2)
})

const steps: ['agreed' | 'done' | 'declined', StaffInstallation['status'][]][] = [
  ['done', []],
  ['agreed', ['agreed', 'done']],
  ['declined', ['agreed', 'done']],
  ['agreed', ['declined']],
  ['done', ['declined']],
]

test.each(steps)('it cannot become %s after %j', async (wanted, before) => {
  const reference = await asked()
  for (const status of before) answered(await change(reference, status as 'done', 'First'))
  const mails = (await shop.mails()).length
  expect(await change(reference, wanted, 'Second')).toMatchObject({ ok: false, code: 201 })
  const found = answered(await owner.ask('installationFind', { reference }))
  expect(found.status).toBe(before.at(-1) ?? 'created')
  expect(await shop.mails()).toHaveLength(mails)
})

test('why a step is refused is told in the language of the staff', async () => {
  const reference = await asked()
  const wanted = { reference, status: 'done' } as const
  expect(await owner.ask('installationUpdateStatus', wanted)).toMatchObject({
    message: 'A request that is new cannot become done.',
  })
  expect(await owner.askIn('id')('installationUpdateStatus', wanted)).toMatchObject({
    message: 'Permintaan berstatus baru tidak bisa menjadi selesai.',
  })
})

test('a yes needs its day and a no its reason', async () => {
  const reference = await asked()
  for (const status of ['agreed', 'declined'] as const)
    expect(await change(reference, status)).toMatchObject({ fields: [{ field: 'answer' }] })
  expect(await shop.mails()).toEqual([])
})

test('saying the same twice, also at once, tells once', async () => {
  const reference = await asked()
  const answers = await Promise.all([1, 2, 3].map(() => change(reference, 'agreed', 'Wednesday at nine')))
  for (const answer of answers) expect(answered(answer).status).toBe('agreed')
  expect(await shop.mails()).toHaveLength(1)
})

test('a yes and a no at once: whatever comes first, nobody is told what does not hold', async () => {
  const reference = await asked()
  await Promise.all([change(reference, 'declined', 'No van'), change(reference, 'declined', 'No time')])
  const found = answered(await owner.ask('installationFind', { reference }))
  const [mail, ...more] = await shop.mails()
  expect(more).toEqual([])
  expect(mail?.text).toContain(found.answer)
})

test('the warehouse sees requests and answers none, service does both, finance neither', async () => {
  const reference = await asked()
  const warehouse = await aStaffMember(shop, { role: 'warehouse' })
  const service = await aStaffMember(shop, { role: 'service' })
  const finance = await aStaffMember(shop, { role: 'finance' })
  const answer = { reference, status: 'agreed', answer: 'Wednesday at nine' } as const
  expect(await finance.ask('installationFetch', {})).toMatchObject({ code: 403 })
  expect(await warehouse.ask('installationFind', { reference })).toMatchObject({ ok: true })
  expect(await warehouse.ask('installationUpdateStatus', answer)).toMatchObject({ code: 403 })
  expect(await service.ask('installationUpdateStatus', answer)).toMatchObject({ ok: true })
})
