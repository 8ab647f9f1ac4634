import { common } from '@gema/contract/calls/common.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveCategories } from '../../modules/catalogue/catalogue.ts'
import { saveLanguage } from '../../modules/languages/languages.ts'
import { changeSettings } from '../../modules/settings/settings.ts'
import { saveStores } from '../../modules/stores/stores.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
})
afterAll(() => shop.close())

async function commonIn(language: string) {
  const answer = await shop.askAs({ language })('common', {})
  if (!answer.ok) throw new Error(answer.message)
  return answer.data
}

const store = {
  kind: 'own' as const,
  address: 'Jl. RS Fatmawati Raya No. 88',
  city: 'Jakarta Selatan',
  postcode: '12430',
  phone: '+62 21 5550 0188',
  whatsapp: '6281255500188',
  note: { en: '4 demo rooms', id: '4 ruang demo' },
  directionsUrl: 'https://www.openstreetmap.org/',
  hours: [{ weekday: 1, opens: 600, closes: 1200 }],
}

test('a shop that has said nothing yet answers everything a page needs', async () => {
  const data = await commonIn('en')
  expect(common.data.safeParse(data).error).toBeUndefined()
  expect(data).toMatchObject({ categories: [], stores: [], footer: [], demo: false })
  expect(data.setting).toMatchObject({
    currency: 'IDR',
    site_url: 'https://shop.example',
    top_banner: { banner: null },
  })
})

test('a setting that is changed shows, in the language asked for', async () => {
  await changeSettings(shop.shop.db, {
    siteName: 'Gema Baru',
    tagline: { en: 'Hear it first', id: 'Dengarkan dulu' },
    headerLinksLeft: [{ title: { en: 'Stores', id: 'Toko' }, url: '/stores' }],
    footer: [
      { title: { en: 'Help', id: 'Bantuan' }, links: [{ title: { en: 'Careers' }, url: '/page/karir' }] },
    ],
  })
  const english = await commonIn('en')
  expect(english.setting).toMatchObject({
    site_name: 'Gema Baru',
    site_setting: { tagline: 'Hear it first' },
  })
  const indonesian = await commonIn('id')
  expect(indonesian.setting.site_setting.tagline).toBe('Dengarkan dulu')
  expect(indonesian.setting.header_links.left).toEqual([{ title: 'Toko', url: '/stores' }])
  expect(indonesian.footer[0]?.title).toBe('Bantuan')
})

test('a text without a translation is told in English, never left empty', async () => {
  await changeSettings(shop.shop.db, {
    metaTitle: { en: 'Home theater' },
    copyrightText: { en: 'Gema Audio', id: '' },
  })
  expect((await commonIn('id')).setting).toMatchObject({
    meta_title: 'Home theater',
    copyright_text: 'Gema Audio',
  })
  expect((await commonIn('id')).footer[0]?.in_footer_child[0]?.title).toBe('Careers')
  expect((await commonIn('xx')).setting.site_setting.tagline).toBe('Hear it first')
})

test('a banner is sent when it is public, and not a word of it while it is hidden', async () => {
  const topBanner = {
    id: 7,
    title: { en: 'Gema Week.', id: 'Pekan Gema.' },
    text: { en: 'Free installation.' },
    linkText: { en: 'See packages' },
    url: '/simulation',
    closable: true,
  }
  await changeSettings(shop.shop.db, { topBanner, topBannerStatus: 2 })
  const hidden = await commonIn('en')
  expect(hidden.setting.top_banner).toEqual({ status: 2, banner: null })
  expect(JSON.stringify(hidden)).not.toContain('Gema Week')
  await changeSettings(shop.shop.db, { topBannerStatus: 1 })
  expect((await commonIn('id')).setting.top_banner).toMatchObject({
    status: 1,
    banner: { id: 7, title: 'Pekan Gema.', text: 'Free installation.', url: '/simulation', source_type: 6 },
  })
})

test('categories come as a tree of two levels, in the order of the shop and in its language', async () => {
  const named = (en: string, id: string) => ({
    name: { en, id },
    slug: { en: en.toLowerCase(), id: id.toLowerCase() },
  })
  await saveCategories(shop.shop.db, [
    { ...named('Zithers', 'Siter'), children: [named('Strings', 'Senar'), named('Cases', 'Koper')] },
    { ...named('Amplifiers', 'Amplifier'), tagline: { en: 'Loud' } },
  ])
  const { categories } = await commonIn('id')
  expect(categories.map(({ name, child }) => [name, child.map((each) => each.name)])).toEqual([
    ['Siter', ['Senar', 'Koper']],
    ['Amplifier', []],
  ])
  expect(categories[0]).toMatchObject({ slug: 'siter', tagline: '' })
  expect((await commonIn('en')).categories[1]).toMatchObject({ slug: 'amplifiers', tagline: 'Loud' })
})

test('only the shop’s own stores are listed, in their order', async () => {
  await saveStores(shop.shop.db, [
    { ...store, slug: 'second', name: 'Second', position: 2 },
    { ...store, slug: 'partner', name: 'Partner', kind: 'partner', position: 0 },
    { ...store, slug: 'first', name: 'First', position: 1 },
  ])
  const { stores } = await commonIn('id')
  expect(stores.map(({ name }) => name)).toEqual(['First', 'Second'])
  expect(stores[0]).toMatchObject({ note: '4 ruang demo', hours: [{ weekday: 1, opens: 600, closes: 1200 }] })
})

test('the languages of the app come first, then those that the shop has added', async () => {
  await saveLanguage(shop.shop.db, { code: 'ar', name: 'العربية', direction: 'rtl' })
  const { languages } = await commonIn('en')
  expect(languages.map(({ code, predefined, direction }) => [code, predefined, direction])).toEqual([
    ['en', true, 'ltr'],
    ['id', true, 'ltr'],
    ['ar', false, 'rtl'],
  ])
})

test('what is sent with everything set is still what the contract says', async () => {
  for (const language of ['en', 'id', 'ar']) {
    expect(common.data.safeParse(await commonIn(language)).error).toBeUndefined()
  }
})
