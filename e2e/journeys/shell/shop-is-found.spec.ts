import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { addressIn, foundKinds, sitemapAddresses } from '../../visits/found-addresses.ts'
import { jpegSize, readPage } from '../../visits/found-page.ts'
import { structuredDataOf } from '../../visits/structured-data.ts'

const suffix = ' - Paket Lengkap Instalasi Dan Demo Langsung Di Toko'
const longestDescription = 160

for (const language of ['en', 'id']) {
  for (const [name, kind] of Object.entries(foundKinds)) {
    test(`${name} says in ${language} what it is, where it is and in which languages`, async ({
      request,
      baseURL,
    }) => {
      const address = await addressIn(request, kind, language)
      const page = await readPage(request, address)
      const whole = `${baseURL}${address}`
      expect(page.status, address).toBe(200)
      expect(page.robots).toBeUndefined()
      expect(page.titles).toEqual([expect.stringMatching(new RegExp(`^\\S.+${suffix}$`))])
      expect(page.descriptions).toEqual([expect.stringMatching(/^\S.{20,}/)])
      expect(page.descriptions[0]?.length).toBeLessThanOrEqual(longestDescription)
      expect(page.canonicals).toEqual([whole])
      expect(page.alternates[language]).toBe(whole)
      await expectLanguages(request, page.alternates)
      expect(page.card).toMatchObject({
        'og:title': page.titles[0]?.slice(0, -suffix.length),
        'og:description': page.descriptions[0],
        'og:url': whole,
        'og:site_name': 'Gema',
        'og:locale': language === 'id' ? 'id_ID' : 'en_GB',
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': expect.stringMatching(/\S/),
      })
      if (language === 'id') await expectSharePicture(request, page.card['og:image'] ?? '')
      const { kinds, faults } = await structuredDataOf(page.html, baseURL ?? '')
      expect(faults).toEqual([])
      expect(kinds).toEqual(kind.kinds)
    })
  }
}

/** Each language answers, says that it is at home there, and knows the others. */
async function expectLanguages(request: APIRequestContext, alternates: Record<string, string>) {
  expect(Object.keys(alternates)).toEqual(expect.arrayContaining(['en', 'id', 'x-default']))
  expect(alternates['x-default']).toBe(alternates.en)
  for (const [language, address] of Object.entries(alternates)) {
    if (language === 'x-default') continue
    const other = await readPage(request, address)
    expect(other.status, `${language}: ${address}`).toBe(200)
    expect(other.canonicals).toEqual([address])
    expect(other.alternates).toEqual(alternates)
  }
}

async function expectSharePicture(request: APIRequestContext, address: string) {
  const answer = await request.get(address)
  expect(answer.status(), address).toBe(200)
  expect(answer.headers()['content-type']).toBe('image/jpeg')
  expect(jpegSize(await answer.body())).toEqual({ width: 1200, height: 630 })
}

test('a product says what it costs now and what buyers think', async ({ request, baseURL }) => {
  const flash = foundKinds['a product on flash sale']
  const reviewed = foundKinds['a product with reviews']
  if (flash === undefined || reviewed === undefined) throw new Error('no such kind of page')
  const dataOf = async (kind: typeof flash) => {
    const { html } = await readPage(request, await addressIn(request, kind, 'id'))
    return (await structuredDataOf(html, baseURL ?? '')).things.find((thing) => thing['@type'] === 'Product')
  }
  const offer = {
    '@type': 'Offer',
    price: expect.any(Number),
    priceCurrency: 'IDR',
    availability: expect.stringMatching(/^https:\/\/schema.org\/(InStock|OutOfStock)$/),
    itemCondition: 'https://schema.org/NewCondition',
    seller: expect.objectContaining({ name: expect.any(String) }),
    hasMerchantReturnPolicy: expect.objectContaining({ merchantReturnDays: 7 }),
  }
  const onSale = await dataOf(flash)
  expect(onSale?.offers).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...offer, priceValidUntil: expect.stringMatching(/^20\d\d-/) }),
    ]),
  )
  expect(await dataOf(reviewed)).toMatchObject({
    brand: { '@type': 'Brand', name: expect.stringMatching(/\S/) },
    offers: expect.arrayContaining([expect.objectContaining(offer)]),
    aggregateRating: { ratingValue: expect.any(Number), reviewCount: expect.any(Number) },
    review: expect.arrayContaining([expect.objectContaining({ '@type': 'Review' })]),
  })
})

test('filtered and sorted lists are at home in the list; what lies behind its last page is nowhere', async ({
  request,
  baseURL,
}) => {
  for (const query of ['?sort=newest', '?in_stock=1&page=1', '?brand_in=kidung', '?price_max=5000000']) {
    const page = await readPage(request, `/all/karaoke${query}`)
    expect([page.status, page.robots, page.canonicals], query).toEqual([
      200,
      undefined,
      [`${baseURL}/all/karaoke`],
    ])
  }
  const beyond = await readPage(request, '/all/karaoke?page=99')
  expect([beyond.robots, beyond.canonicals]).toEqual(['noindex', []])
})

const personal = [
  ...['/cart', '/checkout', '/login', '/register', '/reg_success', '/forgot-password', '/verify'],
  ...[
    '/social-callback',
    '/track-order',
    '/payment/stripe/return',
    '/newsletter/confirm',
    '/newsletter/leave',
  ],
  ...['/test-flash-sale', '/search?q=speaker', '/user/orders', '/user/order/1', '/user/profile'],
  ...['/user/addresses', '/user/wishlists', '/user/vouchers', '/user/compare', '/user/following'],
  ...['/user/complaints', '/user/complaint'],
]

test('pages of one visitor are for nobody else to find', async ({ request }) => {
  for (const address of personal.flatMap((each) => [each, `/id${each}`])) {
    const page = await readPage(request, address)
    expect([page.status, page.robots], address).toEqual([200, 'noindex'])
    expect([page.canonicals, page.alternates, page.card], address).toEqual([[], {}, {}])
    expect(page.titles, address).toHaveLength(1)
    expect(page.html, address).not.toContain('application/ld+json')
  }
})

test('what is not there is not to be found either', async ({ request }) => {
  for (const address of [
    '/nowhere',
    '/id/nowhere',
    '/all/nowhere',
    '/x/brand?brand=nobody',
    '/article-product/nowhere',
    '/page/nowhere',
    '/x/product/00000000-0000-4000-8000-000000000000',
  ]) {
    const page = await readPage(request, address)
    expect([page.status, page.robots, page.canonicals], address).toEqual([404, 'noindex', []])
    expect(page.titles, address).toHaveLength(1)
  }
})

test('robots.txt names the sitemap and lets every found page be read', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(robots).not.toMatch(/^Disallow: \/$/m)
})

test('every address in the sitemaps is a page that is at home there, with a title of its own', async ({
  request,
}) => {
  test.setTimeout(240_000)
  const files = await sitemapAddresses(request)
  const told = [...files]
    // Of the products some, each in its languages, which stand next to each other.
    .flatMap(([file, addresses]) =>
      file.includes('products') ? addresses.filter((_, place) => place % 40 < 3) : addresses,
    )
    // The third language of these journeys differs from English in a few words only.
    .filter((address) => !/^https?:\/\/[^/]+\/ar(\/|$)/.test(address))
  expect(told.length).toBeGreaterThan(100)
  const titles = new Map<string, string>()
  const faults: string[] = []
  const check = async (address: string) => {
    const { status, robots, canonicals, titles: given, descriptions, html } = await readPage(request, address)
    const language = /<html lang="([a-z]+)"/.exec(html)?.[1]
    const title = `${language} ${given.join(' | ')}`
    const before = titles.get(title)
    titles.set(title, address)
    if (status !== 200 || robots !== undefined) faults.push(`${address} answers ${status}, ${robots}`)
    if (canonicals.join() !== address) faults.push(`${address} is at home at ${canonicals.join()}`)
    if (given.length !== 1 || before !== undefined)
      faults.push(`${address} is called ${title} like ${before}`)
    if ((descriptions[0] ?? '').length > longestDescription)
      faults.push(`${address} describes itself at length`)
  }
  const waiting = [...told]
  const one = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await check(next)
  }
  await Promise.all([one(), one(), one(), one()])
  expect(faults).toEqual([])
})
