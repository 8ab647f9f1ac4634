import type { Answer, Ask } from '@gema/contract/client.ts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { changeSettings } from './modules/settings/settings.ts'
import { FilesUnavailable } from './platform/files/files.ts'
import { aComplaintAbout, aPictureFile, aSentOrder } from './testing/a-complaint.ts'
import { aFinishedOrder } from './testing/a-finished-order.ts'
import { aPayingShop, type PayingShop } from './testing/a-paying-shop.ts'
import { aPhoto, aSellerApplication } from './testing/a-seller-application.ts'
import { aSignedInCustomer } from './testing/a-signed-in-customer.ts'
import { allRows } from './testing/all-rows.ts'
import { anInstallation } from './testing/an-installation.ts'
import { anOrder } from './testing/an-order.ts'
import { answered } from './testing/answered.ts'
import { someRegions } from './testing/some-regions.ts'

/** A shop whose files cannot be kept for a while. */
let shop: PayingShop
beforeAll(async () => {
  shop = await aPayingShop()
  await someRegions(shop)
  await changeSettings(shop.shop.db, { vendorRegistration: true, email: 'halo@gema.example' })
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => shop.close())

const sentences = {
  en: 'We cannot store or open files at the moment. Please try again in a few minutes.',
  id: 'Saat ini kami tidak dapat menyimpan atau membuka berkas. Silakan coba lagi beberapa menit lagi.',
}

const refuseWrites = () =>
  vi
    .spyOn(shop.shop.files, 'write')
    .mockRejectedValue(new FilesUnavailable('The file store at files.example did not keep it (507).'))

/** Somebody who is about to send a file: in a language, as often as they like. */
type Sender = (language: string) => Promise<Answer<unknown>>

const visitor = (language: string): Ask => shop.askAs({ language })

const senders: [what: string, () => Promise<Sender>][] = [
  [
    'the photo of an account',
    async () => {
      const { askIn } = await aSignedInCustomer(shop)
      return async (language) => askIn(language)('userAvatarStore', { avatar: await aPictureFile() })
    },
  ],
  [
    'the receipt of a transfer',
    async () => {
      const { guest, placed } = await anOrder(shop, { method: 7 })
      return async (language) =>
        guest.askIn(language)('orderPaymentProof', { order: placed.id, proof: await aPictureFile() })
    },
  ],
  [
    'the evidence of a complaint',
    async () => {
      const order = await aSentOrder(shop)
      return async (language) =>
        order.guest.askIn(language)(
          'complaintStore',
          aComplaintAbout(order, { evidence: [await aPictureFile()] }),
        )
    },
  ],
  [
    'the photo of a review',
    async () => {
      const { guest, placed, line } = await aFinishedOrder(shop)
      return async (language) =>
        guest.askIn(language)('ratingReviewStore', {
          ...{ order: placed.id, line, rating: 5, text: 'See the photo.', pictures: [await aPictureFile()] },
        })
    },
  ],
  [
    'the photo of a room',
    async () => {
      const filled = anInstallation()
      return async (language) =>
        visitor(language)('installationRequestStore', { ...filled, photos: [await aPictureFile()] })
    },
  ],
  [
    'the documents of a seller',
    async () => async (language) => visitor(language)('sellerRegister', aSellerApplication(await aPhoto())),
  ],
]

/** How often somebody has asked counts whatever comes of it. */
const rowsOfShop = async () => ({ ...(await allRows(shop.database)), rate_limits: [] })

test.each(senders)(
  '%s that cannot be kept is told in a sentence and changes nothing',
  async (_what, begin) => {
    const send = await begin()
    shop.takeJobs('send-mail')
    const before = await rowsOfShop()
    const write = refuseWrites()
    for (const language of ['en', 'id'] as const) {
      const answer = await send(language)
      expect(answer).toMatchObject({ ok: false, code: 500, message: sentences[language] })
    }
    expect(write).toHaveBeenCalled()
    expect(await rowsOfShop()).toEqual(before)
    expect(shop.takeJobs('send-mail')).toEqual([])

    write.mockRestore()
    answered(await send('en'))
    expect(await rowsOfShop()).not.toEqual(before)
  },
)

test('why it could not be kept stands in the log, and nowhere else', async () => {
  const { headers } = await aSignedInCustomer(shop)
  refuseWrites()
  const body = new FormData()
  body.append('avatar', await aPictureFile())
  const answer = await shop.fetch('/api/storefront/user/avatar/store', { method: 'POST', headers, body })
  expect(answer.status).toBe(500)
  const text = await answer.text()
  expect(JSON.parse(text)).toMatchObject({ data: { request_id: 'test-request' } })
  expect(text).not.toContain('files.example')
  expect(JSON.stringify(shop.logged())).toContain('The file store at files.example did not keep it (507).')
})
