import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeSettings } from '../modules/settings/settings.ts'
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts'

const publicFolder = path.join(import.meta.dirname, '../../storefront/public')

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await changeSettings(shop.shop.db, { siteName: 'Toko "Nada" & Kawan' })
})
afterAll(() => shop.close())

interface Manifest {
  icons: { src: string; sizes: string; type: string; purpose: string }[]
  shortcuts: { url: string }[]
}

const manifest = async () => (await (await shop.fetch('/manifest.webmanifest')).json()) as Manifest

test('the shop can be put among the apps of a phone, by its own name', async () => {
  const response = await shop.fetch('/manifest.webmanifest')
  expect(response.headers.get('content-type')).toBe('application/manifest+json')
  expect(await response.json()).toMatchObject({
    name: 'Toko "Nada" & Kawan',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#39b982',
    background_color: '#ffffff',
    lang: 'en',
  })
  expect((await manifest()).shortcuts.map(({ url }) => url)).toEqual(['/simulation', '/user/orders', '/cart'])
})

test('every icon is there in the size that is told', async () => {
  const { icons } = await manifest()
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes } of icons) {
    const { width, height, format } = await sharp(path.join(publicFolder, src)).metadata()
    expect({ src, size: `${width}x${height}`, format }).toEqual({ src, size: sizes, format: 'png' })
  }
})

test('an icon that is cut round loses nothing of the sign, and has no clear corner', async () => {
  const { data, info } = await sharp(path.join(publicFolder, 'icons/icon-maskable-512.png'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [red, green, blue] = data
  const outside: number[] = []
  for (let at = 0; at < data.length; at += info.channels) {
    const pixel = at / info.channels
    const away = Math.hypot((pixel % info.width) - 255.5, Math.floor(pixel / info.width) - 255.5)
    const isGround =
      data[at] === red && data[at + 1] === green && data[at + 2] === blue && data[at + 3] === 255
    // The part that is always seen: a circle of two fifths of the width.
    if (away > 512 * 0.4 && !isGround) outside.push(pixel)
  }
  expect(outside).toEqual([])
})

test('the icon of a home screen has no clear corner either', async () => {
  const icon = sharp(path.join(publicFolder, 'icons/apple-touch-icon.png'))
  expect(await icon.metadata()).toMatchObject({ width: 180, height: 180 })
  expect((await icon.stats()).isOpaque).toBe(true)
})
