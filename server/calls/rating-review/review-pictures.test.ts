import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeSettings } from '../../modules/settings/settings.ts'
import { aFinishedOrder } from '../../testing/a-finished-order.ts'
import { aPayingShop, type PayingShop } from '../../testing/a-paying-shop.ts'
import { answered } from '../../testing/answered.ts'
import { runSql } from '../../testing/run-sql.ts'
import { watchFiles } from '../../testing/watch-files.ts'

let shop: PayingShop
let kept: Set<string>
let bought: Awaited<ReturnType<typeof aFinishedOrder>>
beforeAll(async () => {
  shop = await aPayingShop({ ownDatabase: true })
  kept = watchFiles(shop)
})
beforeEach(async () => {
  bought = await aFinishedOrder(shop)
  kept.clear()
})
afterAll(() => shop.close())

const photo = (background = '#4338ca') =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
const fileOf = (bytes: Uint8Array, name: string) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' })
const png = async (colour?: string) => fileOf(await photo(colour).png().toBuffer(), 'room.png')
const write = (pictures: File[], given: { rating?: number } = {}) =>
  bought.guest.ask('ratingReviewStore', {
    ...{ order: bought.placed.id, line: bought.line, rating: 5, text: 'See the photos.' },
    ...given,
    pictures,
  })
const rows = () =>
  runSql(shop, 'select * from reviews where order_line_id is not null and text = $1', ['See the photos.'])

/** A JPG of exactly so many bytes: what follows the end of the picture is not looked at. */
async function heavy(bytes: number): Promise<File> {
  const jpg = await photo().jpeg().toBuffer()
  return fileOf(Buffer.concat([jpg, randomBytes(bytes - jpg.length)]), 'heavy.jpg')
}

test('pictures are made anew, kept under names that cannot be guessed, and shown', async () => {
  const camera = await photo()
    .withExif({ IFD0: { Make: 'Kamera Rahasia' } })
    .jpeg()
    .toBuffer()
  const { review } = answered(await write([await png(), fileOf(camera, '../../etc/passwd.jpg')]))
  expect(review?.pictures).toHaveLength(2)
  for (const picture of review?.pictures ?? []) {
    expect(picture).toMatch(/^review-[a-z0-9_-]{22}-[0-9a-f]{10}\.webp$/)
    const bytes = await shop.shop.files.read(`pictures/${picture}`)
    expect(bytes).toBeDefined()
    expect(Buffer.from(bytes ?? []).includes('Kamera')).toBe(false)
    expect((await sharp(bytes).metadata()).format).toBe('webp')
  }
  const found = answered(
    await shop.askAs()('ratingReviewFind', { id: bought.product.uuid, with_pictures: '1' }),
  )
  expect(found).toMatchObject({ with_pictures_count: 1, result: { data: [{ pictures: review?.pictures }] } })
})

test('the same pictures again are the same review, and nothing is kept twice', async () => {
  const first = answered(await write([await png(), await png('#c8281e')]))
  expect(kept.size).toBe(2)
  expect(answered(await write([await png(), await png('#c8281e')]))).toEqual(first)
  expect(await write([await png()])).toMatchObject({ message: 'You have reviewed this product already.' })
  expect(kept.size).toBe(2)
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

test.each([
  ['an SVG named .png', async () => fileOf(Buffer.from(svg), 'drawing.png')],
  ['a text', async () => fileOf(Buffer.from('hello'), 'note.png')],
  ['nothing', async () => fileOf(Buffer.alloc(0), 'empty.png')],
  ['a GIF', async () => fileOf(await photo().gif().toBuffer(), 'moving.png')],
  ['a small file of 64 megapixels', async () => fileOf(await bomb(), 'bomb.png')],
])('%s is refused at its place, and nothing is kept', async (_what, file) => {
  const answer = await write([await png(), await file()])
  expect(answer).toMatchObject({ ok: false, code: 201, fields: [{ field: 'pictures.1' }] })
  expect(kept.size).toBe(0)
  expect((await bought.find()).lines[0]?.review).toBeNull()
})

const bomb = () =>
  sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer()

test('a picture of 2,048 kB is taken, one byte more is not', async () => {
  const most = 2048 * 1024
  const refused = await write([await png(), await png(), await heavy(most + 1)])
  expect(refused).toMatchObject({
    message: 'A picture may have at most 2048 kB.',
    fields: [{ field: 'pictures.2' }],
  })
  expect(await write([await heavy(2049 * 1024)])).toMatchObject({ fields: [{ field: 'pictures.0' }] })
  expect(kept.size).toBe(0)
  expect(answered(await write([await heavy(most)])).review?.pictures).toHaveLength(1)
})

test('how heavy a picture may be is a setting', async () => {
  await changeSettings(shop.shop.db, { reviewPictureKb: 8 })
  expect(await write([await heavy(9 * 1024)])).toMatchObject({ message: 'A picture may have at most 8 kB.' })
  await changeSettings(shop.shop.db, { reviewPictureKb: 2048 })
})

test('five pictures are taken, six are not, and nothing of them is kept', async () => {
  const some = async (count: number) => Promise.all(Array.from({ length: count }, () => png()))
  expect(await write(await some(6))).toMatchObject({
    code: 201,
    message: 'At most 5 pictures can be added.',
    fields: [{ field: 'pictures' }],
  })
  expect(kept.size).toBe(0)
  expect(answered(await write(await some(5))).review?.pictures).toHaveLength(5)
})

test('where the review cannot be written, its pictures are taken away again', async () => {
  const before = (await rows()).length
  await runSql(shop, 'alter table products rename column rating_sum to rating_sum_away')
  const answer = await write([await png(), await png()])
  await runSql(shop, 'alter table products rename column rating_sum_away to rating_sum')
  expect(answer).toMatchObject({ ok: false, code: 500 })
  expect(kept.size).toBe(0)
  expect(await rows()).toHaveLength(before)
  expect(answered(await write([await png()])).review?.pictures).toHaveLength(1)
})
