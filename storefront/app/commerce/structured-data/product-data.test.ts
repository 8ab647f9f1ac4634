import type { Review } from '@gema/contract/calls/rating-review.ts'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, Meta } from 'react-router'
import { expect, test } from 'vitest'
import { anInventory, aProduct } from './a-product.ts'
import { aShopPage } from './a-shop-page.ts'
import { productData } from './product-data.ts'

const review: Review = {
  uuid: '00000000-0000-4000-8000-000000000021',
  author: 'D•••i',
  rating: 5,
  text: 'Jernih.',
  language: 'id',
  variant: 'Walnut',
  pictures: [],
  helpful_count: 0,
  written_at: '2026-10-01T03:00:00.000Z',
  reply: null,
}

test('every address in a product is a whole one, in the language of the page', () => {
  expect(productData(aShopPage('id'), aProduct(), [])).toMatchObject({
    url: 'https://shop.example/id/speaker-lantai-aria/product/00000000-0000-4000-8000-000000000001',
    image: ['https://shop.example/media/1280/abc.webp'],
    offers: [
      { url: 'https://shop.example/id/speaker-lantai-aria/product/00000000-0000-4000-8000-000000000001' },
    ],
  })
})

test('a product that nobody has reviewed claims no rating', () => {
  const data = productData(aShopPage(), aProduct(), [])
  expect(data).not.toHaveProperty('aggregateRating')
  expect(data).not.toHaveProperty('review')
  const rated = productData(aShopPage(), aProduct({ rating: 4.5, rating_count: 12 }), [review])
  expect(rated).toMatchObject({
    aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
    review: [{ author: { name: 'D***i' }, reviewRating: { ratingValue: 5 }, datePublished: '2026-10-01' }],
  })
})

test('each variant is an offer of its own, and only a flash price ends', () => {
  const flash = { ...anInventory().pricing, price: 3_999_000, end_time: '2026-11-17T05:00:00.000Z' }
  const inventories = [
    anInventory(),
    anInventory({ sku: 'LRS ARIA&BLK', inventory_attributes: { finish: 'black' }, stock: 0, pricing: flash }),
  ]
  const { offers } = productData(aShopPage(), aProduct({ inventories }), []) as unknown as {
    offers: Record<string, unknown>[]
  }
  expect(offers).toMatchObject([
    { name: 'Aria Tower, Walnut', price: 4_500_000, availability: 'https://schema.org/InStock' },
    {
      name: 'Aria Tower, Black',
      price: 3_999_000,
      priceCurrency: 'IDR',
      priceValidUntil: '2026-11-17T05:00:00.000Z',
      availability: 'https://schema.org/OutOfStock',
      url: expect.stringMatching(/\?variant=LRS\+ARIA%26BLK$/),
    },
  ])
  expect(offers[0]).not.toHaveProperty('priceValidUntil')
})

test('a name that would end the script stays a name', () => {
  const name = '</script><script>alert(1)</script><!-- "Aria" & more\u2028'
  const data = productData(aShopPage(), aProduct({ name }), [])
  const Stub = createRoutesStub([{ path: '/', Component: Meta, meta: () => [{ 'script:ld+json': data }] }])
  const html = renderToString(createElement(Stub, { initialEntries: ['/'] }))
  const scripts = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)]
  expect(scripts).toHaveLength(1)
  expect(JSON.parse(scripts[0]?.[1] ?? '')).toMatchObject({ '@type': 'Product', name })
})
