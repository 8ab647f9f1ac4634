import { page } from '@gema/contract/calls/page.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { savePages } from '../../modules/content/content.ts'
import { sendRaw } from '../../testing/a-request.ts'
import { answered } from '../../testing/answered.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await savePages(shop.shop.db, [
    {
      slug: 'kebijakan-privasi',
      title: { en: 'Privacy policy', id: 'Kebijakan & Privasi' },
      description: { en: 'What we keep.', id: 'Yang kami simpan.' },
      body: { en: '## Names\n\n<script>alert(1)</script>', id: '## Nama\n\nTeks.' },
      faq: [
        {
          question: { en: 'For how long?', id: 'Berapa lama?' },
          answer: { en: 'As long as **needed**, see [here](/page/karir).', id: 'Selama perlu.' },
        },
      ],
      updatedAt: new Date('2026-10-01T00:00:00Z'),
    },
    {
      slug: 'karir',
      title: { en: 'Careers', id: 'Karir' },
      description: { en: 'Work with us.', id: 'Bekerja di sini.' },
      body: { en: 'Come.', id: '' },
      updatedAt: new Date('2026-10-02T00:00:00Z'),
    },
  ])
})
afterAll(() => shop.close())

test('a page by its slug, in the language asked for, with all pages beside it', async () => {
  const data = answered(await shop.askAs({ language: 'id' })('page', { slug: 'kebijakan-privasi' }))
  expect(page.data.safeParse(data).error).toBeUndefined()
  expect(data.page).toMatchObject({
    title: 'Kebijakan & Privasi',
    body: { contents: [{ id: 'nama', text: 'Nama' }] },
    faq: [{ question: 'Berapa lama?', answer_text: 'Selama perlu.' }],
    updated_at: '2026-10-01T00:00:00.000Z',
  })
  expect(data.pages.map(({ slug }) => slug)).toEqual(['kebijakan-privasi', 'karir'])
})

test('the slug may stand at the end of the path', async () => {
  const answer = await sendRaw(shop, 'page/karir')
  expect(answer.status).toBe(200)
  expect(answer.envelope).toMatchObject({ data: { page: { title: 'Careers' } } })
})

test('without a slug there is the list alone', async () => {
  expect(answered(await shop.askAs()('page', {}))).toMatchObject({
    page: null,
    pages: [{ title: 'Privacy policy' }, { title: 'Careers' }],
  })
})

test('a text that lacks a language is there in English', async () => {
  const data = answered(await shop.askAs({ language: 'id' })('page', { slug: 'karir' }))
  expect(data.page?.body.blocks).toEqual([{ kind: 'paragraph', text: ['Come.'] }])
})

test('markup in a text stays text, and answers to questions are also there without looks', async () => {
  const data = answered(await shop.askAs()('page', { slug: 'kebijakan-privasi' }))
  expect(data.page?.body.blocks[1]).toEqual({ kind: 'paragraph', text: ['<script>alert(1)</script>'] })
  expect(data.page?.faq[0]?.answer_text).toBe('As long as needed, see here.')
})

test.each(['nothing', '..', '%00', "x'; drop table pages --"])(
  'a page called %j is not found',
  async (slug) => {
    expect(await shop.askAs()('page', { slug })).toMatchObject({ ok: false, code: 404 })
  },
)
