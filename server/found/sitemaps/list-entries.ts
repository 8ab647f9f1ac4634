import { inLanguage } from '@gema/contract/values/language.ts'
import { filledBrands, filledCategories, filledCollections } from '../../modules/catalogue/catalogue.ts'
import { allStores } from '../../modules/stores/stores.ts'
import type { Shop } from '../../shop.ts'
import { pageAddress } from '../page-addresses.ts'
import type { SitemapEntry } from './sitemap-entry.ts'

type Db = Shop['db']

const given = (...pictures: (string | null)[]): string[] => pictures.filter((picture) => picture !== null)

export const categoryEntries = async (db: Db): Promise<SitemapEntry[]> =>
  (await filledCategories(db)).map(({ category, parent }) => ({
    addressIn: (language) => {
      const slug = inLanguage(category.slug, language)
      return parent === undefined
        ? pageAddress('category', { category: slug })
        : pageAddress('subCategory', { category: inLanguage(parent.slug, language), subCategory: slug })
    },
    pictures: given(category.sceneImage, category.image),
  }))

/** Logos are drawings beside the picture library; they are not told of. */
export const brandEntries = async (db: Db): Promise<SitemapEntry[]> =>
  (await filledBrands(db)).map(({ slug, uuid }) => ({
    addressIn: () => `${pageAddress('brand', { main: slug })}?brand=${uuid}`,
  }))

export const collectionEntries = async (db: Db): Promise<SitemapEntry[]> =>
  (await filledCollections(db)).map(({ slug, id, image }) => ({
    addressIn: (language) =>
      `${pageAddress('collection', { main: inLanguage(slug, language) })}?collection=${id}`,
    pictures: given(image),
  }))

export const storeEntries = async (db: Db): Promise<SitemapEntry[]> =>
  (await allStores(db)).map(({ slug, image }) => ({
    addressIn: () => pageAddress('store', { slug }),
    pictures: given(image),
  }))
