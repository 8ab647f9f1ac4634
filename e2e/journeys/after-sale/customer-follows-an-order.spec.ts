import {
  activeStep,
  anotherBrowser,
  aPhoto,
  cardOf,
  comeBack,
  headOf,
  logOf,
  partOf,
  questionOf,
} from '../../visits/aftersale-visit.ts'
import { thingOf } from '../../visits/checkout-visit.ts'
import { expectMail, followMail } from '../../visits/demo-mail.ts'
import { comeWithAnOrder } from '../../visits/order-visit.ts'
import { countsDown, expect, test, visit } from '../../visits/shop-visit.ts'
import { comeToWork } from '../../visits/staff-visit.ts'

/** Nobody else writes about what is reviewed here: each language has its own product. */
const english = {
  language: 'en',
  prefix: '',
  goods: { product: '89c88e9a-8e50-821f-a1db-8e0906123e34', sku: 'KWT-TUNTUNR1-BLK' },
  tabs: 'Orders by status',
  unpaid: /^Unpaid\s*1$/,
  sent: /^Sent\s*1$/,
  finishedTab: /^Finished\s*1$/,
  order: (number: string) => `Order ${number}`,
  pending: 'Waiting for payment',
  transferBefore: 'Transfer before',
  confirmed: 'Confirmed',
  paid: 'Paid',
  placed: 'Order placed. The goods are kept for you.',
  payment: 'Payment received',
  clock: 'Demo: courier clock',
  clockNext: 'Next, the parcel is handed to the courier and gets a tracking number.',
  move: 'Move on',
  handedOver: 'Handed to the courier',
  copyTracking: /^Copy the tracking number AG \d{4} \d{4} \d{3}$/,
  onTheWay: 'On the way',
  onItsWay: /Arrives about|It is on its way/,
  note: 'Left the Cilandak warehouse',
  delivered: 'Delivered',
  question: 'Is everything there and as it should be?',
  itself: /Finishes by itself on/,
  where: 'Where it is',
  finish: 'Finish the order',
  finishTitle: 'Has everything arrived as it should?',
  notYet: 'Not yet',
  finishedToast: 'The order is finished. Thank you.',
  finished: 'Finished',
  thanksForShopping: 'Thank you for shopping at Gema',
  review: 'Write a review',
  send: 'Send review',
  starsMissing: 'Please give one to five stars.',
  stars: '5 stars: Very good',
  text: 'Your review',
  photos: 'Photos',
  view: (name: string) => `View ${name}`,
  reviewText: 'Every device in the living room obeys it, and the buttons glow in the dark.',
  thanks: 'Thank you for your review',
  shown: 'Thank you. Your review is on the product page now.',
  see: 'See it on the product page',
  reviews: 'Reviews',
  count: (count: number) => `${count} reviews`,
  fromBuyers: (count: number) => `${count} reviews from buyers`,
  fiveOfFive: '5 of 5 stars',
  gaveFive: 'You gave 5 stars of 5',
  leftMail: (number: string) => `Your order ${number} has left us`,
  deliveredMail: (number: string) => `Your order ${number} is delivered`,
  finishedMail: (number: string) => `Thank you: order ${number} is finished`,
  signIn: 'Sign in',
}

const indonesian: typeof english = {
  language: 'id',
  prefix: '/id',
  goods: { product: '66aa72f6-ffea-8296-a083-98819e69cea3', sku: 'KWT-TEKUKS-BLK' },
  tabs: 'Pesanan menurut status',
  unpaid: /^Belum dibayar\s*1$/,
  sent: /^Dikirim\s*1$/,
  finishedTab: /^Selesai\s*1$/,
  order: (number) => `Pesanan ${number}`,
  pending: 'Menunggu pembayaran',
  transferBefore: 'Transfer sebelum',
  confirmed: 'Dikonfirmasi',
  paid: 'Lunas',
  placed: 'Pesanan dibuat. Barang kami simpan untuk Anda.',
  payment: 'Pembayaran diterima',
  clock: 'Demo: jam kurir',
  clockNext: 'Berikutnya paket diserahkan ke kurir dan mendapat nomor resi.',
  move: 'Majukan',
  handedOver: 'Diserahkan ke kurir',
  copyTracking: /^Salin nomor resi AG \d{4} \d{4} \d{3}$/,
  onTheWay: 'Dalam perjalanan',
  onItsWay: /Perkiraan sampai|Sedang menuju/,
  note: 'Berangkat dari gudang Cilandak',
  delivered: 'Sampai',
  question: 'Barang sudah lengkap dan sesuai?',
  itself: /Otomatis selesai/,
  where: 'Posisi pesanan',
  finish: 'Selesaikan pesanan',
  finishTitle: 'Barang sudah sampai dan sesuai?',
  notYet: 'Nanti dulu',
  finishedToast: 'Pesanan selesai. Terima kasih.',
  finished: 'Selesai',
  thanksForShopping: 'Terima kasih sudah berbelanja di Gema',
  review: 'Beri ulasan',
  send: 'Kirim ulasan',
  starsMissing: 'Beri satu sampai lima bintang.',
  stars: 'Bintang 5: Sangat bagus',
  text: 'Ulasan Anda',
  photos: 'Foto',
  view: (name) => `Lihat ${name}`,
  reviewText: 'Kokoh, bautnya lengkap, dan speaker kecil saya tidak bergeser lagi.',
  thanks: 'Terima kasih atas ulasan Anda',
  shown: 'Terima kasih. Ulasan Anda sudah tampil di halaman produk.',
  see: 'Lihat di halaman produk',
  reviews: 'Ulasan',
  count: (count) => `${count} ulasan`,
  fromBuyers: (count) => `${count} ulasan pembeli`,
  fiveOfFive: '5 dari 5 bintang',
  gaveFive: 'Anda memberi 5 dari 5 bintang',
  leftMail: (number) => `Pesanan ${number} sudah kami serahkan`,
  deliveredMail: (number) => `Pesanan ${number} sudah sampai`,
  finishedMail: (number) => `Terima kasih: pesanan ${number} selesai`,
  signIn: 'Masuk',
}

for (const words of [english, indonesian]) {
  test(`a customer follows an order to its end and reviews it, in ${words.language}`, async ({
    page,
    request,
    browser,
  }) => {
    test.slow()
    const { language, prefix } = words
    const thing = await thingOf(request, words.goods, language)
    const reviewed = await (
      await request.get(`/api/storefront/product/find?id=${words.goods.product}`)
    ).json()
    const before: number = reviewed.data.product.rating_count
    const customer = await comeWithAnOrder(page, request, { things: [thing], pays: 'transfer', language })
    const { number, id } = customer.order
    const text = `${words.reviewText} ${number}`
    const staff = await comeToWork(request)
    const title = page.getByRole('heading', { level: 1 })
    const tabs = page.getByRole('navigation', { name: words.tabs })
    const where = page.getByRole('region', { name: words.where, exact: true })
    const dialog = questionOf(page)

    await visit(page, `${prefix}/user/orders`)
    await tabs.getByRole('link', { name: words.unpaid }).click()
    await expect(page).toHaveURL(`${prefix}/user/orders?tab=unpaid`)
    await expect(cardOf(page, number)).toContainText(words.pending)
    await expect(cardOf(page, number)).toContainText(words.transferBefore)
    await cardOf(page, number)
      .getByRole('link', { name: words.order(number), exact: true })
      .click()
    await expect(page).toHaveURL(`${prefix}/user/order/${id}`)
    await expect(title).toHaveText(words.order(number))
    await expect(activeStep(page)).toContainText(words.pending)
    await expect(logOf(page).first()).toContainText(words.placed)
    await countsDown(page)

    await staff.do('orderConfirmTransfer', { number })
    await comeBack(page)
    await expect(activeStep(page)).toContainText(words.confirmed)
    await expect(headOf(page)).toContainText(words.paid)
    await expect(logOf(page).first()).toContainText(words.payment)

    const clock = partOf(page, words.clock)
    await expect(clock).toContainText(words.clockNext)
    await clock.getByRole('button', { name: words.move, exact: true }).click()
    await expect(activeStep(page)).toContainText(words.handedOver)
    await expect(where.getByRole('button', { name: words.copyTracking })).toBeVisible()
    await expectMail(request, customer.email, words.leftMail(number))

    await staff.do('orderInTransit', { number, note: words.note })
    await page.reload()
    await expect(activeStep(page)).toContainText(words.onTheWay)
    await expect(logOf(page).first()).toContainText(`${words.onTheWay}${words.note}`)
    await visit(page, `${prefix}/user/orders`)
    await tabs.getByRole('link', { name: words.sent }).click()
    await expect(cardOf(page, number)).toContainText(words.onItsWay)
    await cardOf(page, number)
      .getByRole('link', { name: words.order(number), exact: true })
      .click()
    await expect(title).toHaveText(words.order(number))

    await staff.do('orderDeliver', { number })
    await comeBack(page)
    await expect(where.getByRole('heading', { name: words.question })).toBeVisible()
    await expect(where).toContainText(words.itself)
    await expect(activeStep(page)).toContainText(words.delivered)
    await expectMail(request, customer.email, words.deliveredMail(number))

    await where.getByRole('button', { name: words.finish, exact: true }).click()
    await expect(dialog).toHaveAccessibleName(words.finishTitle)
    await dialog.getByRole('button', { name: words.notYet, exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(headOf(page)).toContainText(words.delivered)
    await where.getByRole('button', { name: words.finish, exact: true }).click()
    await dialog.getByRole('button', { name: words.finish, exact: true }).click()
    await expect(page.getByText(words.finishedToast)).toBeVisible()
    await expect(headOf(page)).toContainText(words.finished)
    await expect(where.getByRole('heading', { name: words.thanksForShopping })).toBeVisible()
    await expectMail(request, customer.email, words.finishedMail(number))

    await where.getByRole('button', { name: words.review, exact: true }).click()
    await dialog.getByRole('button', { name: words.send, exact: true }).click()
    await expect(dialog.getByText(words.starsMissing)).toBeVisible()
    await dialog.getByRole('radio', { name: words.stars, exact: true }).press('Space')
    await dialog.getByLabel(words.text, { exact: true }).fill(text)
    const photos = [await aPhoto('depan.jpg'), await aPhoto('samping.jpg', '#2f6f4f')]
    await dialog.getByLabel(words.photos, { exact: true }).setInputFiles(photos)
    await expect(dialog.getByRole('button', { name: words.view('samping.jpg'), exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: words.send, exact: true }).click()
    await expect(dialog).toHaveAccessibleName(words.thanks)
    await expect(dialog).toContainText(words.shown)
    await dialog.getByRole('link', { name: words.see, exact: true }).click()

    await expect(title).toHaveText(thing.name)
    const reviews = partOf(page, words.reviews)
    const own = reviews.getByRole('article').filter({ hasText: text })
    await expect(own.getByRole('img', { name: words.fiveOfFive })).toBeVisible()
    await expect(own.getByRole('img')).toHaveCount(3)
    await expect(reviews).toContainText(words.fromBuyers(before + 1))
    await expect(page.getByRole('link', { name: words.count(before + 1), exact: true })).toBeVisible()

    await visit(page, `${prefix}/user/orders`)
    await tabs.getByRole('link', { name: words.finishedTab }).click()
    await cardOf(page, number)
      .getByRole('link', { name: words.order(number), exact: true })
      .click()
    await expect(page.getByRole('img', { name: words.gaveFive })).toBeVisible()

    // The mail opens the order on any device, without an account.
    const elsewhere = await anotherBrowser(browser)
    await followMail(elsewhere, customer.email, words.deliveredMail(number))
    await expect(elsewhere).toHaveURL(new RegExp(`${prefix}/user/order/${id}\\?key=`))
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(words.order(number))
    await expect(headOf(elsewhere)).toContainText(words.finished)
    await expect(elsewhere.getByRole('banner').getByText(words.signIn, { exact: true })).toBeVisible()
  })
}
