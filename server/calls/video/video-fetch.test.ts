import { videoFetch } from '@gema/contract/calls/video.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveVideos } from '../../modules/content/content.ts'
import { answered } from '../../testing/answered.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await saveVideos(
    shop.shop.db,
    ['old', 'seen-nowhere', 'new'].map((slug, place) => ({
      slug,
      title: { en: `Video ${slug}`, id: `Video ${slug} id` },
      text: { en: 'Text', id: 'Teks' },
      seconds: 90,
      image: 'room.webp',
      youtubeId: slug === 'seen-nowhere' ? null : `id-of-${slug}`,
      publishedAt: new Date(Date.UTC(2026, 1, place + 1)),
    })),
  )
})
afterAll(() => shop.close())

const videosOf = async (demo: boolean) => {
  shop.shop.config.demo = demo
  return answered(await shop.askAs({ language: 'id' })('videoFetch', {}))
}

test('a shop shows what can be seen on YouTube, the newest first, from the address that sets no cookies', async () => {
  const data = await videosOf(false)
  expect(videoFetch.data.safeParse(data).error).toBeUndefined()
  expect(data.result.total).toBe(2)
  expect(data.result.data.map(({ slug, embed_url }) => [slug, embed_url])).toEqual([
    ['new', 'https://www.youtube-nocookie.com/embed/id-of-new'],
    ['old', 'https://www.youtube-nocookie.com/embed/id-of-old'],
  ])
})

test('the demo shop plays the others itself', async () => {
  const { result } = await videosOf(true)
  expect(result.data.map(({ slug }) => slug)).toEqual(['new', 'seen-nowhere', 'old'])
  expect(result.data[1]?.embed_url).toBe('/demo/video/seen-nowhere?language=id')
})
