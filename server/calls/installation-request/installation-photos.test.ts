import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sendRaw } from '../../testing/a-request.ts'
import { anInstallation, aRoomPhoto } from '../../testing/an-installation.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { limitRequests } from '../../testing/limit-requests.ts'
import { runSql } from '../../testing/run-sql.ts'
import { someRegions } from '../../testing/some-regions.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'
import { watchFiles } from '../../testing/watch-files.ts'

let shop: TestShop
let kept: Set<string>
let photo: File
beforeAll(async () => {
  shop = await startTestShop()
  kept = watchFiles(shop)
  await limitRequests(shop, 'form', { requests: 1_000, seconds: 60 })
  await someRegions(shop)
  photo = await aRoomPhoto()
})
beforeEach(async () => {
  await clearTables(shop, 'installation_requests', 'mail_messages')
  kept.clear()
})
afterAll(() => shop.close())

const stored = () => runSql(shop, 'select * from installation_requests')
const photos = () => runSql(shop, 'select * from installation_photos order by position')
const request = (given: object, language = 'en') =>
  shop.askAs({ language })('installationRequestStore', { ...anInstallation(), ...given })

test('photos are pictures of our own making, sealed, in their order, under names that tell nothing', async () => {
  const files = [photo, await aRoomPhoto('../../dinding <kiri>.png')]
  expect(await request({ photos: files })).toMatchObject({ ok: true })
  const rows = await photos()
  expect(rows.map(({ name }) => name)).toEqual(['ruang.jpg', 'dinding kiri .png'])
  expect(kept).toEqual(new Set(rows.map(({ file }) => file)))
  for (const { file } of rows) {
    expect(file).toMatch(/^private\/installations\/[0-9a-f-]{36}\.bin$/)
    const sealed = await shop.shop.files.read(String(file))
    if (sealed === undefined) throw new Error('the photo was not kept')
    await expect(sharp(sealed).metadata()).rejects.toThrow()
    const { format, exif, width } = await sharp(shop.shop.sealer.open(sealed)).metadata()
    expect({ format, exif, width }).toEqual({ format: 'webp', exif: undefined, width: 60 })
  }
})

const file = (bytes: string | Uint8Array<ArrayBuffer>, name = 'ruang.jpg') =>
  new File([bytes], name, { type: 'image/jpeg' })
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const zip = Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0, 0, 0])
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4338ca' } })
const bytesOf = async (picture: ReturnType<typeof sharp>) => Uint8Array.from(await picture.toBuffer())

test.each([
  ['an SVG that calls itself a JPG', async () => file(svg)],
  [
    'an SVG behind the first bytes of a JPG',
    async () => file(Uint8Array.from([255, 216, 255, ...Buffer.from(svg)])),
  ],
  ['an archive', async () => file(zip)],
  ['a WebP', async () => file(await bytesOf(blank(9, 9).webp()))],
  ['a GIF', async () => file(await bytesOf(blank(9, 9).gif()))],
  ['an empty file', async () => file('')],
  ['half a photo', async () => file((await bytesOf(blank(400, 400).jpeg())).slice(0, 900))],
  [
    'one that unfolds into more than fifty megapixels',
    async () => file(await bytesOf(blank(8_000, 8_000).png())),
  ],
  ['one of more than five megabytes', async () => file(new Uint8Array(5 * 1024 * 1024 + 1))],
])('%s is no photo: its place and name are told, and nothing is kept', async (_what, make) => {
  const answer = await request({ photos: [photo, await make()] })
  const message = 'ruang.jpg cannot be used. Photos are JPG or PNG of at most 5 MB.'
  expect(answer).toMatchObject({ code: 201, fields: [{ field: 'photos.1', message }] })
  expect(await stored()).toEqual([])
  expect(kept).toEqual(new Set())
})

test('a file that is no photo is told in Indonesian, without what cannot be seen in its name', async () => {
  const answer = await request({ photos: [file(svg, 'C:\\foto\\a\u202Egpj.svg')] }, 'id')
  expect(answer).toMatchObject({
    message: 'a gpj.svg tidak bisa dipakai. Foto berformat JPG atau PNG, paling besar 5 MB.',
  })
})

test('six photos are one too many', async () => {
  const answer = await request({ photos: Array.from({ length: 6 }, () => photo) })
  expect(answer).toMatchObject({
    fields: [{ field: 'photos', message: 'At most 5 photos can be sent.' }],
  })
  expect(kept).toEqual(new Set())
  expect(await request({ photos: Array.from({ length: 5 }, () => photo) })).toMatchObject({ ok: true })
})

test('thirty megabytes are not read at all', async () => {
  const form = new FormData()
  for (let place = 0; place < 6; place++) form.append('photos', file(new Uint8Array(5 * 1024 * 1024)))
  const encoded = new Response(form)
  const body = await encoded.arrayBuffer()
  const answer = await sendRaw(shop, 'installation-request/store', {
    ...{ method: 'POST', body, headers: encoded.headers },
  })
  expect(answer.status).toBe(413)
})

/** Nothing of a request that failed is found anywhere, not even in the log. */
async function expectNothingLeft() {
  expect(await stored()).toEqual([])
  expect(await photos()).toEqual([])
  expect(kept).toEqual(new Set())
  const log = JSON.stringify(shop.logged())
  for (const told of ['Wulandari', 'sari@', 'Melati', '5550']) expect(log).not.toContain(told)
}

test('a request that cannot be mailed leaves nothing, and the same key can be sent again', async () => {
  const filled = { ...anInstallation(), photos: [photo, photo] }
  vi.spyOn(shop.shop.jobs, 'send').mockRejectedValueOnce(new Error('the queue is away'))
  expect(await shop.askAs()('installationRequestStore', filled)).toMatchObject({ code: 500 })
  await expectNothingLeft()
  expect(await shop.askAs()('installationRequestStore', filled)).toMatchObject({ ok: true })
  expect(kept.size).toBe(2)
})

test('a disk that is full after the first photo keeps neither', async () => {
  const { write } = shop.shop.files
  let written = 0
  shop.shop.files.write = async (key, bytes) => {
    written += 1
    if (written > 1) throw new Error('no space left')
    await write(key, bytes)
  }
  expect(await request({ photos: [photo, photo] })).toMatchObject({ code: 500 })
  shop.shop.files.write = write
  await expectNothingLeft()
})

test('a request that cannot be stored leaves no photo', async () => {
  await runSql(shop, 'alter table installation_photos rename to installation_photos_away')
  expect(await request({ photos: [photo] })).toMatchObject({ code: 500 })
  await runSql(shop, 'alter table installation_photos_away rename to installation_photos')
  await expectNothingLeft()
})
