import { type Context, Hono } from 'hono'
import { activeLanguages } from '../modules/languages/languages.ts'
import { readSettings } from '../modules/settings/settings.ts'
import { rememberFor } from '../platform/remember.ts'
import type { Shop } from '../shop.ts'
import { type KeptText, keepText, unpacked } from './kept-text.ts'
import { manifestOf } from './manifest.ts'
import { robotsText } from './robots-text.ts'
import { createSitemaps } from './sitemaps/sitemaps.ts'

/** Who asks, as far as it is known. */
type Bindings = { Bindings: { remoteAddress: string } }

export interface FoundRouteParts {
  shop: Shop
  /** The seconds that somebody has to wait, because they have asked too often; 0: they may go on. */
  waitFor: (remoteAddress: string) => Promise<number>
}

const rememberedSeconds = 300
const anHour = 'public, max-age=3600'
const aDay = 'public, max-age=86400'
const paths = ['/robots.txt', '/sitemap.xml', '/sitemaps/*', '/manifest.webmanifest', '/media/share/*']

/** What machines read that look for the shop or show links to it. None of it is about the one who asks. */
export function createFoundRoutes({ shop, waitFor }: FoundRouteParts): Hono<Bindings> {
  const remembered = <Result>(read: () => Promise<Result>) => rememberFor(rememberedSeconds, shop.clock, read)
  const sitemaps = createSitemaps(shop)
  const robots = remembered(async () => {
    const languages = (await activeLanguages(shop.db)).map(({ code }) => code)
    return keepText(robotsText({ siteUrl: shop.config.siteUrl, languages }))
  })
  const manifest = remembered(async () => keepText(JSON.stringify(manifestOf(await readSettings(shop.db)))))
  const app = new Hono<Bindings>()
  for (const path of paths) {
    app.use(path, async (c, next) => {
      const wait = await waitFor(c.env?.remoteAddress ?? 'unknown')
      return wait > 0 ? c.body(null, 429, { 'Retry-After': String(wait) }) : next()
    })
  }
  app.get('/robots.txt', async (c) => textAnswer(c, await robots(), 'text/plain; charset=utf-8'))
  app.get('/manifest.webmanifest', async (c) => textAnswer(c, await manifest(), 'application/manifest+json'))
  app.get('/sitemap.xml', async (c) => textAnswer(c, await sitemaps.index(), xml))
  app.get('/sitemaps/:name{[a-z0-9-]+\\.xml}', async (c) =>
    textAnswer(c, await sitemaps.file(c.req.param('name').slice(0, -'.xml'.length)), xml),
  )
  app.get('/media/share/:file{[a-z0-9-]+\\.jpg}', async (c) => {
    // Loaded by who draws first: thirty megabytes that most processes never need.
    const { findSharePicture } = await import('./share-pictures/share-picture.ts')
    const picture = await findSharePicture(shop, c.req.param('file'))
    if (picture === undefined) return notFound(c)
    const headers = { 'Cache-Control': aDay, ETag: `"${picture.mark}"` }
    if (isKnown(c, picture.mark)) return c.body(null, 304, headers)
    const bytes = await picture.bytes()
    if (bytes === undefined) return notFound(c)
    return c.body(Uint8Array.from(bytes), 200, { ...headers, 'Content-Type': 'image/jpeg' })
  })
  return app
}

const xml = 'application/xml; charset=utf-8'

const notFound = (c: Context<Bindings>) => c.body(null, 404, { 'Cache-Control': 'no-store' })

async function textAnswer(c: Context<Bindings>, kept: KeptText | undefined, type: string) {
  if (kept === undefined) return notFound(c)
  const headers = { 'Cache-Control': anHour, ETag: `W/"${kept.mark}"`, Vary: 'Accept-Encoding' }
  if (isKnown(c, kept.mark)) return c.body(null, 304, headers)
  if (!takesPacked(c)) return c.body(await unpacked(kept), 200, { ...headers, 'Content-Type': type })
  return c.body(kept.packed, 200, { ...headers, 'Content-Type': type, 'Content-Encoding': 'gzip' })
}

const takesPacked = (c: Context<Bindings>): boolean =>
  (c.req.header('accept-encoding') ?? '')
    .split(',')
    .some((each) => /^\s*gzip\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/i.test(each))

/** Whether who asks has this very thing already. */
const isKnown = (c: Context<Bindings>, mark: string): boolean =>
  (c.req.header('if-none-match') ?? '')
    .split(',')
    .some((each) => [`"${mark}"`, `W/"${mark}"`, '*'].includes(each.trim()))
