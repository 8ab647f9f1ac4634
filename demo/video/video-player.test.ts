import { saveVideos } from '@gema/server/modules/content/content.ts'
import { startTestShop, type TestShop } from '@gema/server/testing/start-test-shop.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createVideoPlayer } from './video-player.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await saveVideos(shop.shop.db, [
    {
      slug: 'the-crawl',
      title: { en: 'The <b>crawl</b>', id: 'Mencari tempat' },
      text: { en: 'It begins. It goes on. It ends.', id: 'Mulai. Lanjut. Selesai.' },
      seconds: 90,
      image: 'ab/subwoofer',
      publishedAt: new Date('2026-11-01T00:00:00Z'),
    },
  ])
})
afterAll(() => shop.close())

const open = (path: string) => createVideoPlayer(shop.shop.db)(new Request(`https://shop.example${path}`))

test('a film shows its picture, its title and every sentence, and says that it is a demo', async () => {
  const page = (await (await open('/demo/video/the-crawl'))?.text()) ?? ''
  expect(page).toContain('Demo film')
  expect(page).toContain('src="/media/1280/ab/subwoofer.webp"')
  for (const caption of ['It begins.', 'It goes on.', 'It ends.']) expect(page).toContain(`>${caption}</p>`)
})

test('it speaks the language that it is asked for, and English in any other', async () => {
  expect(await (await open('/demo/video/the-crawl?language=id'))?.text()).toMatch(
    /<html lang="id">[\s\S]*Film demo[\s\S]*Mencari tempat[\s\S]*Lanjut\./,
  )
  expect(await (await open('/demo/video/the-crawl?language=xx'))?.text()).toContain('<html lang="en">')
})

test('words of a video are words, never markup', async () => {
  const page = await (await open('/demo/video/the-crawl'))?.text()
  expect(page).toContain('The &lt;b&gt;crawl&lt;/b&gt;')
  expect(page).not.toContain('<b>')
})

test('only pages of the shop may show it in a frame, and nothing runs in it but its own script', async () => {
  const headers = (await open('/demo/video/the-crawl'))?.headers
  const policy = headers?.get('content-security-policy') ?? ''
  expect(headers?.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(policy).toMatch(/frame-ancestors 'self'(;|$)/)
  expect(policy).toMatch(/script-src 'self' 'sha256-[^ ]+';/)
  expect(policy).not.toContain('unsafe')
  expect(await (await open('/demo/video/the-crawl'))?.text()).not.toMatch(/ style=| onclick=/)
})

test.each([
  '/demo/video/unknown',
  '/demo/video/',
  '/demo/video',
  '/demo/video/the-crawl/more',
  '/demo/mailbox',
])('there is no film at %s', async (path) => {
  expect(await open(path)).toBeUndefined()
})
