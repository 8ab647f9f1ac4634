import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readSettings } from '../../modules/settings/settings.ts'
import { readyForOrders } from '../../testing/a-checkout.ts'
import {
  aComplaintAbout,
  aFile,
  aPictureFile,
  aSentOrder,
  type SentOrder,
  watchEvidence,
} from '../../testing/a-complaint.ts'
import { aBox, aMov, anArchiveEnd, anAvi, anMp4, aWmv, joined } from '../../testing/a-video.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { limitRequests } from '../../testing/limit-requests.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

const megabyte = 1024 * 1024

let shop: TestShop
let order: SentOrder
let kept: () => string[]
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  await readyForOrders(shop)
  order = await aSentOrder(shop)
})
beforeEach(async () => {
  await clearTables(shop, 'complaints')
  kept = watchEvidence(shop)
})
afterAll(() => shop.close())

const store = (evidence: File[], language = 'en') =>
  order.guest.askIn(language)('complaintStore', aComplaintAbout(order, { evidence }))
const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer())
const jpeg = async () => bytesOf(await aPictureFile())

/** A PNG that claims to be of a hundred thousand by a hundred thousand pixels. */
async function gigapixels(): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await bytesOf(await aPictureFile('a.png', 'png'))
  const view = new DataView(bytes.buffer)
  view.setUint32(16, 100_000)
  view.setUint32(20, 100_000)
  view.setUint32(29, crc32(bytes.subarray(12, 29)))
  return bytes
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

const unreadable = {
  en: '“bukti.X” is not a picture or video that we can read.',
  id: '“bukti.X” bukan foto atau video yang dapat kami baca.',
}
const tooLargeImage = { en: 'A picture may have at most 2 MB.', id: 'Foto paling besar 2 MB.' }
const tooLargeVideo = { en: 'A video may have at most 10 MB.', id: 'Video paling besar 10 MB.' }
const wrongKind = {
  en: 'Please choose JPG, PNG, MP4, AVI, MOV or WMV files.',
  id: 'Pilih berkas JPG, PNG, MP4, AVI, MOV, atau WMV.',
}

type Refused = [
  what: string,
  ending: string,
  bytes: () => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>,
  sentence: { en: string; id: string },
]

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>'
const video = (bytes: number) => anMp4(bytes - anMp4(0).length)

test.each<Refused>([
  ['an SVG that calls itself a JPG', 'jpg', () => joined(svg), unreadable],
  ['a video of ten megabytes and a byte', 'mp4', () => video(10 * megabyte + 1), tooLargeVideo],
  [
    'a picture of more than two megabytes',
    'jpg',
    async () => joined(await jpeg(), new Uint8Array(2 * megabyte)),
    tooLargeImage,
  ],
  [
    'a picture of five megabytes that calls itself a video',
    'mp4',
    async () => joined(await jpeg(), new Uint8Array(5 * megabyte)),
    tooLargeImage,
  ],
  [
    'an archive that calls itself a video',
    'mp4',
    () => joined('PK\x03\x04', new Uint8Array(200), anArchiveEnd()),
    unreadable,
  ],
  [
    'an archive that calls itself a picture',
    'jpg',
    () => joined('PK\x03\x04', new Uint8Array(200), anArchiveEnd()),
    unreadable,
  ],
  ['a small picture that claims ten billion pixels', 'png', gigapixels, unreadable],
  [
    'a picture that is an archive as well',
    'jpg',
    async () => joined(await jpeg(), 'PK\x03\x04', anArchiveEnd('note')),
    unreadable,
  ],
  [
    'a picture that is a document as well',
    'jpg',
    async () =>
      joined((await jpeg()).subarray(0, 2), [0xff, 0xfe, 0, 10], '%PDF-1.7', (await jpeg()).subarray(2)),
    unreadable,
  ],
  [
    'a picture that is a page as well',
    'png',
    async () => joined(await bytesOf(await aPictureFile('a.png', 'png')), '<SCRIPT>alert(1)</SCRIPT>'),
    unreadable,
  ],
  [
    'a video that is an archive as well',
    'mp4',
    () => anMp4(64, { further: [aBox('free', anArchiveEnd())] }),
    unreadable,
  ],
  [
    'a video that is a page as well',
    'mp4',
    () => anMp4(64, { further: [aBox('free', joined('<!DocType html>'))] }),
    unreadable,
  ],
  [
    'a video that is a program as well',
    'mov',
    () => joined(aMov(), aBox('free', joined('<?php'))),
    unreadable,
  ],
  ['a video that something follows', 'avi', () => joined(anAvi(), 'more'), unreadable],
  ['half a picture', 'jpg', async () => joined((await jpeg()).subarray(0, 200)), unreadable],
  ['a GIF that calls itself a PNG', 'png', () => joined('GIF89a', new Uint8Array(60)), unreadable],
  [
    'a WebP that calls itself a JPG',
    'jpg',
    async () =>
      Uint8Array.from(
        await sharp(await jpeg())
          .webp()
          .toBuffer(),
      ),
    unreadable,
  ],
  ['a HEIC that calls itself an MP4', 'mp4', () => anMp4(64, { brand: 'heic' }), unreadable],
  ['an empty file', 'jpg', () => joined(), unreadable],
  [
    'a WebP',
    'webp',
    async () =>
      Uint8Array.from(
        await sharp(await jpeg())
          .webp()
          .toBuffer(),
      ),
    wrongKind,
  ],
  ['an SVG', 'svg', () => joined(svg), wrongKind],
  ['a program', 'exe', () => joined('MZ'), wrongKind],
])(
  '%s is refused with its sentence, and nothing is kept of it or of what came with it',
  async (_what, ...[ending, bytes, sentence]) => {
    const name = `bukti.${ending}`
    const files = [await aPictureFile('fine.jpg'), aFile(name, await bytes())]
    for (const language of ['en', 'id'] as const) {
      const answer = await store(files, language)
      const message = sentence[language].replace('bukti.X', name)
      expect(answer).toMatchObject({ ok: false, code: 201, message, form: [message] })
      expect(answer.ok ? '' : answer.fields[0]?.field).toMatch(/^evidence(\.1)?$/)
    }
    expect(kept()).toEqual([])
    for (const table of ['complaints', 'complaint_messages', 'complaint_evidence', 'complaint_items'])
      expect(await runSql(shop, `select * from ${table}`)).toEqual([])
    expect(Number((await order.row()).open_complaints)).toBe(0)
  },
)

test('six files are one too many, and a single bad one is told as well', async () => {
  const files = await Promise.all(Array.from({ length: 6 }, () => aPictureFile()))
  expect(await store(files)).toMatchObject({ code: 201, message: 'At most 5 files can be added.' })
  expect(await store(files, 'id')).toMatchObject({ message: 'Paling banyak 5 berkas.' })
  expect(await store([aFile('a.gif', 'GIF89a')])).toMatchObject({ message: wrongKind.en })
  expect(await store([aFile('a.mp4', video(10 * megabyte + 1))])).toMatchObject({ message: tooLargeVideo.en })
  expect(kept()).toEqual([])
})

test('five files of all kinds are kept sealed, pictures made anew, under names that tell nothing', async () => {
  const complaint = answered(
    await store([
      aFile('../../rusak.jpg', await jpeg()),
      aFile('suara.MP4', video(10 * megabyte)),
      aFile('lama.mov', aMov({ isOld: true })),
      aFile('kamera.avi', anAvi()),
      aFile('pc.wmv', aWmv()),
    ]),
  )
  const shown = complaint.messages[0]?.evidence ?? []
  expect(shown.map(({ kind, name, type }) => [kind, name, type])).toEqual([
    ['image', 'rusak.jpg', 'image/webp'],
    ['video', 'suara.MP4', 'video/mp4'],
    ['video', 'lama.mov', 'video/quicktime'],
    ['video', 'kamera.avi', 'video/x-msvideo'],
    ['video', 'pc.wmv', 'video/x-ms-wmv'],
  ])
  expect(kept()).toHaveLength(5)
  for (const key of kept()) {
    expect(key).toMatch(/^evidence\/[0-9a-f-]{36}$/)
    const sealed = Buffer.from((await shop.shop.files.read(key)) ?? [])
    expect(sealed.includes('ftyp')).toBe(false)
    expect(sealed.includes('RIFF')).toBe(false)
    for (const address of [`/media/${key}`, `/${key}`]) expect((await shop.fetch(address)).status).toBe(404)
  }
})

test('its owner gets it back as it is, and never as something that a browser runs', async () => {
  const complaint = answered(await store([await aPictureFile('sudut "kiri".jpg'), aFile('a.mp4', anMp4())]))
  const [picture, film] = complaint.messages[0]?.evidence ?? []
  const response = await shop.fetch(`/api/storefront/complaint/evidence?id=${picture?.id}`, {
    headers: order.guest.headers,
  })
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''sudut%20kiri.webp")
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const { format, exif } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect({ format, exif }).toEqual({ format: 'webp', exif: undefined })
  const video = answered(await order.guest.ask('complaintEvidence', { id: film?.id ?? '' }))
  expect(video.type).toBe('video/mp4')
  expect(new Uint8Array(await video.arrayBuffer())).toEqual(anMp4())
})

test('files are read at the pace of changes, because each weighs so much', async () => {
  const complaint = answered(await store([await aPictureFile()]))
  const { rateLimits } = await readSettings(shop.shop.db)
  shop.clock.moveOn(60_000)
  await limitRequests(shop, 'changing', { requests: 1, seconds: 60 })
  const read = () =>
    order.guest.ask('complaintEvidence', { id: complaint.messages[0]?.evidence[0]?.id ?? '' })
  try {
    answered(await read())
    expect(await read()).toMatchObject({ code: 429 })
  } finally {
    await limitRequests(shop, 'changing', rateLimits.changing)
  }
})

test('a file that is gone is not here', async () => {
  const complaint = answered(await store([await aPictureFile()]))
  for (const key of kept()) await shop.shop.files.remove(key)
  expect(
    await order.guest.ask('complaintEvidence', { id: complaint.messages[0]?.evidence[0]?.id ?? '' }),
  ).toMatchObject({ code: 404, message: 'This file is not here.' })
})

test('what falls in the middle keeps nothing', async () => {
  await runSql(shop, 'alter table complaint_items add constraint never check (quantity < 0) not valid')
  try {
    expect(await store([await aPictureFile(), aFile('a.mp4', anMp4())])).toMatchObject({ code: 500 })
    expect(kept()).toEqual([])
    expect(await runSql(shop, 'select * from complaints')).toEqual([])
  } finally {
    await runSql(shop, 'alter table complaint_items drop constraint never')
  }
})
