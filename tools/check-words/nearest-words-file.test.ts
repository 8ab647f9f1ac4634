import { expect, test } from 'vitest'
import { nearestWordsFile } from './nearest-words-file.ts'

const screens = 'storefront/app/screens'
const commerce = 'storefront/app/commerce'

test('the words of the same folder are nearest', () => {
  const files = [`${screens}/cart/cart-words.ts`, `${screens}/home/home-words.ts`]
  expect(nearestWordsFile(`${screens}/cart/line.tsx`, files)).toBe(`${screens}/cart/cart-words.ts`)
})

test('of several in a folder the one named like the part is meant', () => {
  const files = [`${commerce}/cart-drawer-words.ts`, `${commerce}/price-words.ts`]
  expect(nearestWordsFile(`${commerce}/price.tsx`, files)).toBe(`${commerce}/price-words.ts`)
})

test('a folder further up serves its subfolders', () => {
  const files = [`${screens}/cart/cart-words.ts`]
  expect(nearestWordsFile(`${screens}/cart/summary/total.tsx`, files)).toBe(`${screens}/cart/cart-words.ts`)
})

test('where there is none, one beside the file is proposed', () => {
  expect(nearestWordsFile(`${screens}/home/slider.tsx`, [])).toBe(`${screens}/home/slider-words.ts`)
})
