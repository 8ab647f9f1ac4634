import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { addressInLanguage, addressOfPage, pageAddress, pageAddresses } from './page-addresses.ts'

/** Read as text: nothing of the server leans on the storefront. */
const storefront = readFileSync(path.join(import.meta.dirname, '../../storefront/app/addresses.ts'), 'utf8')

test('every address is the one that the storefront has by that name', () => {
  const there = new Map(
    Array.from(storefront.matchAll(/^ {2}(\w+): '([^']*)',$/gm), ([, name, address]) => [name, address]),
  )
  expect(there.size).toBeGreaterThan(40)
  for (const [name, address] of Object.entries(pageAddresses))
    expect([name, there.get(name)]).toEqual([name, address])
})

test('blanks are filled in, and nothing in them can become another address', () => {
  expect(pageAddress('product', { main: 'aria-9', id: 'u' })).toBe('/aria-9/product/u')
  expect(pageAddress('subCategory', { category: 'a', subCategory: 'b' })).toBe('/all/a/b')
  expect(pageAddress('page', { slug: '../user?x#y' })).toBe('/page/..%2Fuser%3Fx%23y')
  expect(pageAddress('home')).toBe('/')
})

test('English has no prefix, any other language has its own', () => {
  expect([addressInLanguage('/', 'en'), addressInLanguage('/', 'id')]).toEqual(['/', '/id'])
  expect(addressInLanguage('/brands', 'fr')).toBe('/fr/brands')
})

test.each([
  ['tentang-kami', '/about-us'],
  ['cara-belanja', '/how-to-shop'],
  ['kontak-kami', '/contact-us'],
  ['profil-perusahaan', '/company-profile'],
  ['kebijakan-privasi', '/page/kebijakan-privasi'],
  ['constructor', '/page/constructor'],
])('the page %s is found at %s', (slug, address) => {
  expect(addressOfPage(slug)).toBe(address)
})
