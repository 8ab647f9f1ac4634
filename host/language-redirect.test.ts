import { expect, test } from 'vitest'
import { languageRedirect, staysEnglish } from './language-redirect.ts'

/** Where a visitor with these headers is led who opens an address; nowhere means that the page itself comes. */
function ledTo(headers: Record<string, string>, address = '/'): string | undefined {
  const request = new Request(`https://shop.example${address}`, { headers })
  return languageRedirect(request, ['en', 'id', 'ja'])?.headers.get('location') ?? undefined
}

test.each([
  ['id', '/id'],
  ['id-ID,id;q=0.9,en;q=0.8', '/id'],
  ['en-US,en;q=0.9,id;q=0.8', undefined],
  ['en;q=0.4, id;q=0.9', '/id'],
  ['fr;q=0.9, id;q=0.8, en;q=0.7', '/id'],
  ['fr, de', undefined],
  ['id;q=0, en', undefined],
  ['id;q=0', undefined],
  ['JA', '/ja'],
  ['*', undefined],
  ['', undefined],
  [';;;,,=q', undefined],
])('a browser that prefers %j is led to %s', (accepted, address) => {
  expect(ledTo({ 'Accept-Language': accepted })).toBe(address)
})

test('the language that a visitor has chosen before counts more than the browser’s', () => {
  expect(ledTo({ Cookie: 'a=1; i18n_redirected=id; b=2', 'Accept-Language': 'en' })).toBe('/id')
  expect(ledTo({ Cookie: 'i18n_redirected=en', 'Accept-Language': 'id' })).toBeUndefined()
})

test.each([
  'i18n_redirected=xx',
  'i18n_redirected=',
  'xi18n_redirected=ja',
  'i18n_redirected=//evil.example',
])('the cookie %j names no language of the shop, so the browser decides', (cookie) => {
  expect(ledTo({ Cookie: cookie, 'Accept-Language': 'id' })).toBe('/id')
})

test.each(['/id', '/en', '/stores', '/id/stores', '//'])('only / leads on, %s does not', (address) => {
  expect(ledTo({ 'Accept-Language': 'ja' }, address)).toBeUndefined()
})

test('the query goes along', () => {
  expect(ledTo({ 'Accept-Language': 'id' }, '/?utm_source=a%20b&x=1')).toBe('/id?utm_source=a%20b&x=1')
})

test('the choice is remembered for a year, and no cache gives it to anybody else', () => {
  const request = new Request('https://shop.example/', { headers: { 'Accept-Language': 'id' } })
  const response = languageRedirect(request, ['en', 'id'])
  expect(response?.status).toBe(302)
  expect(response?.headers.get('set-cookie')).toBe(
    'i18n_redirected=id; Path=/; Max-Age=31536000; SameSite=Lax',
  )
  expect(response?.headers.get('cache-control')).toBe('private, no-store')
  expect(response?.headers.get('vary')).toBe('Cookie, Accept-Language, Sec-Fetch-Site')
})

test.each<Record<string, string>>([
  { 'accept-language': 'en' },
  { 'accept-language': 'en;q=0.5, id;q=0.9' },
  { 'accept-language': 'fr, en;q=0.5, id;q=0.9' },
  { 'accept-language': 'en-GB, id;q=0.9', cookie: 'i18n_redirected=id' },
  { 'accept-language': 'id', cookie: 'i18n_redirected=en' },
  { 'accept-language': 'id', 'sec-fetch-site': 'same-origin' },
  { 'accept-language': 'en;q=0, id;q=0.1' },
  {},
])('who is answered from memory is one who is led nowhere: %j', (headers) => {
  expect(staysEnglish(headers)).toBe(ledTo(headers) === undefined)
})
