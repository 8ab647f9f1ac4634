import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  saveArticles,
  saveBanners,
  savePages,
  saveSiteFeatures,
  saveSliders,
  saveTestimonies,
  saveVideos,
} from '@gema/server/modules/content/content.ts'
import type { Db } from '@gema/server/platform/database/database.ts'
import { projectFolder } from '@gema/server/platform/project-folder.ts'
import type { Both } from '../data/both.ts'
import { demoArticles } from '../data/content/articles.ts'
import { demoBanners } from '../data/content/banners.ts'
import { demoPages } from '../data/content/pages.ts'
import { demoSiteFeatures } from '../data/content/site-features.ts'
import { demoSlides } from '../data/content/sliders.ts'
import { demoTestimonies } from '../data/content/testimonies.ts'
import { demoVideos } from '../data/content/videos.ts'
import { demoProducts } from '../data/products.ts'
import { demoUuid } from '../demo-uuid.ts'
import { altOf, type KeepDemoPicture } from './demo-pictures.ts'
import { productUuid } from './seed-products.ts'

const day = 24 * 60 * 60 * 1000
const texts = path.join(projectFolder, 'demo/data/content')

interface Around {
  keep: KeepDemoPicture
  now: Date
}

/** Everything to read and to look at: slides, banners, testimonies, videos, articles and pages. */
export async function seedContent(db: Db, { keep, now }: Around): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * day)
  await saveSiteFeatures(
    db,
    demoSiteFeatures.map((feature, position) => ({
      uuid: demoUuid(`feature ${feature.icon}`),
      ...feature,
      position,
    })),
  )
  await saveSliders(
    db,
    await Promise.all(
      demoSlides.map(async ({ picture, phonePicture, action, url, ...slide }, position) => ({
        uuid: demoUuid(`slide ${picture}`),
        ...slide,
        actionText: action,
        link: url,
        image: await keep(picture),
        imagePhone: await keep(phonePicture),
        alt: altOf(picture),
        position,
      })),
    ),
  )
  await saveBanners(
    db,
    await Promise.all(
      demoBanners.map(async ({ picture, source: _, of: __, ...banner }) => ({
        uuid: demoUuid(`banner ${banner.slug}`),
        ...banner,
        image: await keep(picture),
      })),
    ),
  )
  await saveTestimonies(
    db,
    await Promise.all(
      demoTestimonies.map(async ({ picture, boughtBrand, boughtModel, daysAgo: days, ...testimony }) => ({
        uuid: demoUuid(`testimony ${testimony.name} ${boughtModel}`),
        ...testimony,
        bought: `${boughtBrand} ${boughtModel}`,
        image: await keep(picture),
        writtenAt: daysAgo(days),
      })),
    ),
  )
  await saveVideos(
    db,
    await Promise.all(
      demoVideos.map(async ({ picture, minutes, seconds, publishedDaysAgo, ...video }) => ({
        uuid: demoUuid(`video ${video.slug}`),
        ...video,
        seconds: minutes * 60 + seconds,
        image: await keep(picture),
        publishedAt: daysAgo(publishedDaysAgo),
      })),
    ),
  )
  await saveArticles(
    db,
    await Promise.all(
      demoArticles.map(async ({ picture, publishedDaysAgo, text, categories, uses, ...article }) => ({
        uuid: demoUuid(`article ${text}`),
        ...article,
        body: await markdown('articles', text, keep),
        updatedAt: daysAgo(publishedDaysAgo),
        image: await keep(picture),
        categoryUuids: categories.map((category) => demoUuid(`category ${category}`)),
        productUuids: uses.flatMap(productsUsed),
        publishedAt: daysAgo(publishedDaysAgo),
      })),
    ),
  )
  await savePages(
    db,
    await Promise.all(
      demoPages.map(async ({ faq = [], ...page }) => ({
        ...page,
        faq,
        body: await markdown('pages', page.slug, keep),
        updatedAt: daysAgo(30),
      })),
    ),
  )
}

async function markdown(folder: 'articles' | 'pages', stem: string, keep: KeepDemoPicture): Promise<Both> {
  const read = async (language: string) =>
    withKeptPictures(await readFile(path.join(texts, folder, `${stem}.${language}.md`), 'utf8'), keep)
  return { en: await read('en'), id: await read('id') }
}

/** A text names pictures as the library does; the shop knows them by the paths under which it keeps them. */
async function withKeptPictures(text: string, keep: KeepDemoPicture): Promise<string> {
  const named = new Set(Array.from(text.matchAll(/!\[[^\]]*\]\(([\w-]+\.webp)/g), ([, name = '']) => name))
  let kept = text
  for (const name of named) kept = kept.replaceAll(`](${name}`, `](${await keep(name)}`)
  return kept
}

const productsUsed = ({ brand, model }: { brand: string; model: string }): string[] =>
  demoProducts
    .filter((product) => product.brand === brand && product.model === model)
    .map((product) => productUuid(product.key))
