import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  const picture = sharp({ create: { width: 400, height: 200, channels: 3, background: '#4338ca' } })
  await shop.shop.files.write('pictures/speaker-0123456789.webp', await picture.webp().toBuffer())
  await shop.shop.files.write('pictures/broken.webp', new TextEncoder().encode('this is no picture'))
  await shop.shop.files.write('secret.webp', await picture.webp().toBuffer())
})
afterAll(() => shop.close())

test.each([
  ['avif', 'heif'],
  ['webp', 'webp'],
])('a picture comes as %s, in the width asked for, and may be kept for ever', async (format, kind) => {
  const response = await shop.fetch(`/media/160/speaker-0123456789.webp.${format}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe(`image/${format}`)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const { width, height, format: found } = await sharp(await response.arrayBuffer()).metadata()
  expect({ width, height, found }).toEqual({ width: 160, height: 80, found: kind })
})

test('a picture is never blown up beyond its own size', async () => {
  const response = await shop.fetch('/media/1920/speaker-0123456789.webp.webp')
  expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(400)
})

test('many who ask for a new picture at once get the same one', async () => {
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => shop.fetch('/media/96/speaker-0123456789.webp.webp')),
  )
  const bodies = await Promise.all(responses.map((response) => response.arrayBuffer()))
  const [first] = bodies
  for (const body of bodies) expect(body).toEqual(first)
})

test('asking with HEAD tells the same without the picture', async () => {
  const response = await shop.fetch('/media/96/speaker-0123456789.webp.webp', { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect((await response.arrayBuffer()).byteLength).toBe(0)
})

test.each([
  ['an unknown picture', '/media/160/unknown-0123456789.webp.webp'],
  ['a width that no page uses', '/media/161/speaker-0123456789.webp.webp'],
  ['a width of zero', '/media/0/speaker-0123456789.webp.webp'],
  ['an endless width', `/media/${'9'.repeat(400)}/speaker-0123456789.webp.webp`],
  ['a negative width', '/media/-160/speaker-0123456789.webp.webp'],
  ['another format', '/media/160/speaker-0123456789.webp.gif'],
  ['no format', '/media/160/speaker-0123456789'],
  ['a way out', '/media/160/..%2Fsecret.webp.webp'],
  ['a way out through a folder', '/media/160/a%2F..%2F..%2Fsecret.webp.webp'],
  ['a way out with backslashes', '/media/160/..%5Csecret.webp.webp'],
  ['a way out, encoded twice', '/media/160/..%252Fsecret.webp.webp'],
  ['a whole path', '/media/160/%2Fetc%2Fpasswd.webp'],
  ['the character zero', '/media/160/speaker%00.webp.webp'],
  ['what is no encoding', '/media/160/%E0%A4%A.webp'],
])('%s is not found, and nothing is kept of it', async (_what, path) => {
  const response = await shop.fetch(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control') ?? '').not.toContain('immutable')
})

test('a picture that cannot be read is a fault in the log, and the shop goes on', async () => {
  const broken = await shop.fetch('/media/160/broken.webp.webp')
  expect(broken.status).toBe(500)
  expect(await broken.text()).not.toMatch(/broken|sharp|input buffer/i)
  expect(broken.headers.get('cache-control') ?? '').not.toContain('immutable')
  expect(shop.logged()).toContainEqual(
    expect.objectContaining({ path: '/media/160/broken.webp.webp', requestId: 'test-request' }),
  )
  expect((await shop.fetch('/media/160/speaker-0123456789.webp.webp')).status).toBe(200)
})
