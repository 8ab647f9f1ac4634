import { expect, test } from 'vitest'
import type { ShopPageData } from './api/load-shop.ts'
import { groundOf } from './ground.ts'
import { textOfPieces } from './text-of-pieces.ts'

const common = { img_src_url: '/media/' } as ShopPageData['common']
const shop: ShopPageData = { language: 'en', direction: 'ltr', common }

function expectAllTold(page: ShopPageData) {
  const { text, piece } = groundOf(page)
  expect(text).toBe(JSON.stringify(page))
  expect(JSON.parse(textOfPieces([piece]))).toEqual(page)
}

test('tells all that is known of the shop', () => {
  expectAllTold(shop)
  expectAllTold({ ...shop, words: { header: { search: 'Zoeken</script>' } } })
})

test('what is handed out frozen is told in the language of each page', () => {
  const frozen = Object.freeze({ ...common })
  for (const language of ['en', 'id', 'en']) {
    const page: ShopPageData = { ...shop, language, common: frozen }
    expectAllTold(page)
    expectAllTold({ ...page })
  }
})
