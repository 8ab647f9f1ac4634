import { inLanguage } from '@gema/contract/values/language.ts'
import { policyOfPage } from '@gema/server/http/security-headers.ts'
import { findVideo } from '@gema/server/modules/content/content.ts'
import type { Db } from '@gema/server/platform/database/database.ts'
import { Hono } from 'hono'
import { captionsOf } from './captions-of.ts'
import { videoPage } from './video-page.ts'
import { videoWords } from './video-words.ts'

const address = '/demo/video/'

/**
 * Plays the videos of the demo shop, which stand on no other site: a small film of each one's picture and words, for
 * frames in pages of the shop alone. Never there outside demo mode.
 */
export function createVideoPlayer(db: Db): (request: Request) => Promise<Response | undefined> {
  const app = new Hono().get(`${address}:slug`, async (c) => {
    const video = await findVideo(db, c.req.param('slug'))
    if (video === undefined) return c.notFound()
    const language = c.req.query('language') === 'id' ? 'id' : 'en'
    const captions = captionsOf(inLanguage(video.text, language))
    const title = inLanguage(video.title, language)
    return c.html(videoPage(videoWords[language], { title, captions, picture: video.image }))
  })
  // A fault is the host's to log and to answer.
  app.onError((error) => {
    throw error
  })
  return async (request) => {
    if (!new URL(request.url).pathname.startsWith(address)) return undefined
    const response = await app.fetch(request)
    if (response.status === 404) return undefined
    const policy = policyOfPage(await response.clone().text())
    response.headers.set(
      'Content-Security-Policy',
      policy.replace(/frame-ancestors [^;]*/, "frame-ancestors 'self'"),
    )
    response.headers.set('X-Frame-Options', 'SAMEORIGIN')
    response.headers.set('Cache-Control', 'no-store')
    return response
  }
}
