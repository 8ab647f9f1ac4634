import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveLanguage } from '../../modules/languages/languages.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await saveLanguage(
    shop.shop.db,
    { code: 'ar', name: 'العربية', direction: 'rtl' },
    { header: { search: 'بحث', cart: 'السلة' }, footer: { stores: 'المتاجر' } },
  )
})
afterAll(() => shop.close())

test('the stored words of a language come by namespace and key', async () => {
  const answer = await shop.askAs()('localization', { locale_code: 'ar' })
  expect(answer).toMatchObject({
    ok: true,
    data: {
      language: { code: 'ar', name: 'العربية', direction: 'rtl', predefined: false, file: 'ar.json' },
      words: { header: { search: 'بحث', cart: 'السلة' }, footer: { stores: 'المتاجر' } },
    },
  })
})

test('a word that is changed shows, and those that are not named stay', async () => {
  const language = { code: 'ar', name: 'العربية', direction: 'rtl' } as const
  await saveLanguage(shop.shop.db, language, { header: { cart: 'عربة' } })
  const answer = await shop.askAs()('localization', { locale_code: 'ar' })
  expect(answer).toMatchObject({ data: { words: { header: { search: 'بحث', cart: 'عربة' } } } })
})

test.each(['en', 'id'])('%s ships with the app and has no words to fetch', async (locale_code) => {
  const answer = await shop.askAs()('localization', { locale_code })
  expect(answer).toMatchObject({ ok: true, data: { language: { predefined: true }, words: {} } })
})

test('a language that the shop does not speak is not found, told in either language', async () => {
  expect(await shop.askAs()('localization', { locale_code: 'xx' })).toMatchObject({
    ok: false,
    code: 404,
    message: 'The shop does not speak this language.',
  })
  expect(await shop.askAs({ language: 'id' })('localization', { locale_code: 'xx' })).toMatchObject({
    code: 404,
    message: 'Toko ini tidak tersedia dalam bahasa tersebut.',
  })
})

test('a language that is switched off is not spoken any more', async () => {
  await saveLanguage(shop.shop.db, { code: 'nl', name: 'Nederlands', direction: 'ltr' })
  await shop.database.session((run) => run("update languages set is_active = false where code = 'nl'"))
  expect(await shop.askAs()('localization', { locale_code: 'nl' })).toMatchObject({ code: 404 })
})

test('a namespace called like something that every object has is a namespace', async () => {
  await saveLanguage(
    shop.shop.db,
    { code: 'tr', name: 'Türkçe', direction: 'ltr' },
    JSON.parse('{"__proto__":{"polluted":"evet"},"constructor":{"name":"ad"}}'),
  )
  const answer = await shop.askAs()('localization', { locale_code: 'tr' })
  if (!answer.ok) throw new Error(answer.message)
  expect(Object.entries(answer.data.words)).toContainEqual(['constructor', { name: 'ad' }])
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

test('a language code that is missing is asked for', async () => {
  expect(await shop.askAs({ language: 'id' })('localization', { locale_code: '' })).toMatchObject({
    code: 201,
    form: ['Kode bahasa wajib diisi'],
  })
})
