import { expect, test } from 'vitest'
import { sharedAddress } from './shared-address.ts'

const page = 'https://gema.example/id/rumah-jati/product/1'

test('what says where somebody came from is not passed on', () => {
  const href = `${page}?utm_source=letter&review_page=3#reviews`
  expect(sharedAddress(href, page)).toBe(page)
  expect(sharedAddress(href, undefined)).toBe(page)
})

test('the chosen variant is passed on', () => {
  expect(sharedAddress(`${page}?gclid=7&variant=RJ-01 W`, page)).toBe(`${page}?variant=RJ-01+W`)
})

test('the address of the shop itself is passed on, whichever name it was reached by', () => {
  expect(sharedAddress('http://10.0.0.4:3000/id/rumah-jati/product/1?a=b', page)).toBe(page)
})
