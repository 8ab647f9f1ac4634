import sharp from 'sharp'
import { expect, test } from 'vitest'
import { reencodePicture } from './reencode-picture.ts'

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4338ca' } })

async function made(bytes: Uint8Array, options: Parameters<typeof reencodePicture>[1] = {}) {
  const picture = await reencodePicture(bytes, options)
  if ('refused' in picture) throw new Error('the picture was refused')
  return sharp(picture).metadata()
}

const refused = { refused: 'picture_unreadable' }

test.each(['jpeg', 'png'] as const)('a %s becomes a WebP of the same size', async (format) => {
  const { width, height, format: found } = await made(await blank(40, 20).toFormat(format).toBuffer())
  expect({ width, height, found }).toEqual({ width: 40, height: 20, found: 'webp' })
})

test('a large picture is made smaller, a small one is never blown up', async () => {
  const large = await made(await blank(300, 150).png().toBuffer(), { longest: 100 })
  expect([large.width, large.height]).toEqual([100, 50])
})

test('a square is cut out of the middle', async () => {
  const { width, height } = await made(await blank(300, 150).png().toBuffer(), { square: 64 })
  expect([width, height]).toEqual([64, 64])
})

test('it is turned upright, and nothing of what the camera wrote stays', async () => {
  const exif = { IFD0: { Make: 'Kamera Rahasia', Orientation: '6' }, IFD3: { GPSLatitude: '6/1 17/1 0/1' } }
  const photo = await blank(40, 20).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const { width, height, exif: kept, icc, xmp, orientation } = await made(photo)
  expect([width, height]).toEqual([20, 40])
  expect([kept, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined])
})

test('a picture that comes in layers is taken, one of hundreds of layers is not', async () => {
  const layered = await blank(40, 20).jpeg({ progressive: true }).toBuffer()
  expect(await made(layered)).toMatchObject({ width: 40, height: 20 })
  const layers = Buffer.alloc(2 * 65, Buffer.from([0xff, 0xda]))
  const remark = Buffer.concat([Buffer.from([0xff, 0xfe, 0, layers.length + 2]), layers])
  const bomb = Buffer.concat([layered.subarray(0, 2), remark, layered.subarray(2)])
  expect(await reencodePicture(bomb)).toEqual(refused)
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

test.each([
  ['an SVG', async () => Buffer.from(svg)],
  [
    'an SVG behind the first bytes of a JPG',
    async () => Buffer.concat([Buffer.from([255, 216, 255]), Buffer.from(svg)]),
  ],
  ['a GIF', () => blank(9, 9).gif().toBuffer()],
  ['a WebP', () => blank(9, 9).webp().toBuffer()],
  ['a TIFF', () => blank(9, 9).tiff().toBuffer()],
  ['a page', async () => Buffer.from('<html><script>alert(1)</script></html>')],
  ['a PDF', async () => Buffer.from('%PDF-1.7\n1 0 obj')],
  ['nothing', async () => Buffer.alloc(0)],
  ['half a picture', async () => (await blank(400, 400).jpeg().toBuffer()).subarray(0, 900)],
])('%s is refused', async (_what, bytes) => {
  expect(await reencodePicture(await bytes())).toEqual(refused)
})

test('a small file that unfolds into more than fifty megapixels is refused', async () => {
  const bomb = await blank(8_000, 8_000).png({ compressionLevel: 9 }).toBuffer()
  expect(bomb.length).toBeLessThan(1_000_000)
  expect(await reencodePicture(bomb)).toEqual(refused)
})
