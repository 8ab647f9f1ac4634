import type { Listing } from '@gema/contract/shapes/listing.ts'
import { expect, test } from 'vitest'
import { aShopPage } from '../structured-data/a-shop-page.ts'
import { listingMeta } from './listing-meta.ts'

type Head = NonNullable<Listing['head']>

const head = (given: Partial<Head>): Head => ({
  kind: 'sub_category',
  id: 7,
  uuid: '00000000-0000-4000-8000-000000000041',
  slug: 'speaker-lantai',
  slugs: { en: 'floorstanding-speakers', id: 'speaker-lantai' },
  name: 'Speaker lantai',
  text: 'Untuk film.',
  image: null,
  parent: { name: 'Home theater', slug: 'home-theater', slugs: { en: 'home-theater' } },
  siblings: [],
  ...given,
})

const card = { slug: 'aria', uuid: '00000000-0000-4000-8000-000000000001', name: 'Aria' }

function metaOf(head: Head | null, search = '', { page = 1, products = [card] } = {}) {
  const result = { data: products, current_page: page, last_page: 3, per_page: 20, total: 50 }
  const listing = { head, result } as unknown as Listing
  const matches = [{ id: 'root', pathname: '/id', loaderData: aShopPage('id') }]
  const tags = listingMeta({ matches, search, listing }) as Record<string, string>[]
  return {
    title: tags.find((tag) => 'title' in tag)?.title,
    robots: tags.find((tag) => tag.name === 'robots')?.content,
    canonical: tags.find((tag) => tag.rel === 'canonical')?.href,
    english: tags.find((tag) => tag.hrefLang === 'en')?.href,
  }
}

test('a list is called in each language by the slugs of that language', () => {
  expect(metaOf(head({}))).toMatchObject({
    canonical: 'https://shop.example/id/all/home-theater/speaker-lantai',
    english: 'https://shop.example/all/home-theater/floorstanding-speakers',
  })
})

test('what tells one list from another stays in its address', () => {
  const uuid = '00000000-0000-4000-8000-000000000041'
  const of = (kind: Head['kind']) => metaOf(head({ kind, parent: null })).english
  expect(of('brand')).toBe(`https://shop.example/floorstanding-speakers/brand?brand=${uuid}`)
  expect(of('collection')).toBe('https://shop.example/floorstanding-speakers/collection?collection=7')
  expect(of('display_case')).toBe(`https://shop.example/floorstanding-speakers/products?display_case=${uuid}`)
  expect(metaOf(null).english).toBe('https://shop.example/all/products')
})

test('the second page is its own, unless the list is filtered or sorted', () => {
  const list = 'https://shop.example/id/all/home-theater/speaker-lantai'
  const second = metaOf(head({}), '?page=2', { page: 2 })
  expect(second).toMatchObject({ canonical: `${list}?page=2`, title: expect.stringMatching(/halaman 2/) })
  expect(metaOf(head({}), '?page=2&sort=newest', { page: 2 }).canonical).toBe(list)
  expect(metaOf(head({}), '?in_stock=1').canonical).toBe(list)
})

test('behind the last page there is nothing to be found', () => {
  expect(metaOf(head({}), '?page=9', { page: 9, products: [] })).toMatchObject({
    robots: 'noindex',
    canonical: undefined,
  })
})
