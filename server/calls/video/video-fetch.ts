import type { Video as VideoShape, videoFetch } from '@gema/contract/calls/video.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import type { Handler } from '../../http/handler.ts'
import { readVideos, type Video, videoCount } from '../../modules/content/content.ts'
import type { Shop } from '../../shop.ts'
import { presentPage } from '../paging/present-page.ts'

/** Sets no cookie before the video is played. */
const frameOf = 'https://www.youtube-nocookie.com/embed/'

/** Videos that can be seen; the demo shop plays its own. */
export const answerVideoFetch: Handler<typeof videoFetch, Shop> = async (
  { page, per_page },
  { shop, language },
) => {
  const all = shop.config.demo
  const [rows, total] = await Promise.all([
    readVideos(shop.db, { limit: per_page, offset: (page - 1) * per_page, all }),
    videoCount(shop.db, { all }),
  ])
  return {
    result: presentPage(
      rows.map((row) => presentVideo(row, language)),
      { page, per_page, total },
    ),
  }
}

const presentVideo = (video: Video, language: string): VideoShape => ({
  uuid: video.uuid,
  slug: video.slug,
  title: inLanguage(video.title, language),
  text: inLanguage(video.text, language),
  seconds: video.seconds,
  image: video.image,
  published_at: video.publishedAt.toISOString(),
  embed_url:
    video.youtubeId === null
      ? `/demo/video/${video.slug}?language=${language}`
      : `${frameOf}${encodeURIComponent(video.youtubeId)}`,
})
