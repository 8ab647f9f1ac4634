import { createHash } from 'node:crypto'
import { activeLanguages } from '../../modules/languages/languages.ts'
import { inTurn, once, pictureAt } from '../../modules/media/media.ts'
import { readSettings } from '../../modules/settings/settings.ts'
import type { Shop } from '../../shop.ts'
import { type ArticleShare, drawArticleShare, readArticleShare } from './article-share.ts'
import { composeShare } from './compose-share.ts'
import { drawProductShare, type ProductShare, readProductShare } from './product-share.ts'
import type { ShareDrawing } from './share-drawing.ts'
import { drawShopShare, readShopShare, type ShopShare } from './shop-share.ts'

/** Raised whenever the same facts are drawn in another way: what was kept before is then made anew. */
const drawnAs = 1

type ShareFacts = ProductShare | ArticleShare | ShopShare

export interface SharePicture {
  /** Of everything that is drawn. */
  mark: string
  /** Made when it is needed; nothing is made for who has it already. */
  bytes(): Promise<Uint8Array | undefined>
}

const named = /^(?:(product|article)-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})|shop)-([a-z]{2})\.jpg$/

/** The picture that stands for a page where its link is shown; nothing where there is no such page. */
export async function findSharePicture(shop: Shop, file: string): Promise<SharePicture | undefined> {
  const [, kind = 'shop', uuid = '', language] = named.exec(file) ?? []
  if (language === undefined) return undefined
  if (!(await activeLanguages(shop.db)).some(({ code }) => code === language)) return undefined
  const [facts, { siteName }] = await Promise.all([
    readFacts(shop, { kind, uuid }, language),
    readSettings(shop.db),
  ])
  if (facts === undefined) return undefined
  const mark = createHash('sha256')
    .update(JSON.stringify([drawnAs, siteName, facts]))
    .digest('hex')
    .slice(0, 20)
  const key = `share/${file.slice(0, -'.jpg'.length)}-${mark}.jpg`
  return { mark, bytes: () => keptOrMade(shop, key, { facts, siteName }) }
}

function readFacts(
  shop: Shop,
  { kind, uuid }: { kind: string; uuid: string },
  language: string,
): Promise<ShareFacts | undefined> {
  if (kind === 'product') return readProductShare(shop, uuid, language)
  return kind === 'article' ? readArticleShare(shop, uuid, language) : readShopShare(shop, language)
}

async function keptOrMade(
  shop: Shop,
  key: string,
  { facts, siteName }: { facts: ShareFacts; siteName: string },
): Promise<Uint8Array | undefined> {
  const kept = await shop.files.read(key)
  if (kept !== undefined) return kept
  return once(key, async () => {
    const picture = await pictureOf(shop, facts)
    const made = await inTurn('derived', () => composeShare(draw(facts, siteName), picture))
    // One without its picture is good enough for now, but not for ever.
    if (picture !== undefined || facts.picture === null) await shop.files.write(key, made)
    return made
  })
}

/** A picture that cannot be read must not hide the words. */
async function pictureOf(
  { files, log }: Shop,
  { kind, picture }: ShareFacts,
): Promise<Uint8Array | undefined> {
  if (picture === null) return undefined
  try {
    return await pictureAt(files, { picture, width: kind === 'product' ? 960 : 1280, format: 'webp' })
  } catch (error) {
    log.error({ err: error, picture }, 'a picture cannot be shared')
    return undefined
  }
}

function draw(facts: ShareFacts, siteName: string): ShareDrawing {
  if (facts.kind === 'product') return drawProductShare(facts, siteName)
  return facts.kind === 'article' ? drawArticleShare(facts, siteName) : drawShopShare(facts, siteName)
}
