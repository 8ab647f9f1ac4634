import { expect, test } from 'vitest'
import type { ShopPageData } from './api/load-shop.ts'
import { groundText } from './ground-text.ts'

const common = { img_src_url: '/media/' } as ShopPageData['common']
const shop: ShopPageData = { language: 'en', direction: 'ltr', common }

test('tells all that is known of the shop', () => {
  expect(groundText(shop)).toBe(JSON.stringify(shop))
  const words = { header: { search: 'Zoeken' } }
  expect(groundText({ ...shop, words })).toBe(JSON.stringify({ ...shop, words }))
})

test('what is handed out frozen is told in the language of each page', () => {
  const frozen = Object.freeze({ ...common })
  for (const language of ['en', 'id', 'en']) {
    const page: ShopPageData = { ...shop, language, common: frozen }
    expect(groundText(page)).toBe(JSON.stringify(page))
    expect(groundText({ ...page })).toBe(JSON.stringify(page))
  }
})
