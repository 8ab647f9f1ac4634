import type { Page } from '@playwright/test'
import {
  expectMessage,
  expectSent,
  fieldOf,
  fillInMessage,
  inEnglish,
  inIndonesian,
  question,
  sendButton,
} from '../../visits/contact-visit.ts'
import { expectMail, freshEmail } from '../../visits/demo-mail.ts'
import { holdBack } from '../../visits/held-back.ts'
import { expectScreenToFit } from '../../visits/page-fits.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'

test('a message gets through a lost connection, a guard against programs, a reload and another language, once and with both mails', async ({
  page,
  network,
  request,
}) => {
  // No other message has this name: the mail to the shop bears it.
  const sender = { name: `Sari ${Date.now()}`, email: freshEmail('sari') }
  await visit(page, '/contact-us')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(inEnglish.title)
  await fillInMessage(page, inEnglish, sender)
  await fieldOf(page, inEnglish.phone).fill('812 5550 0142')
  await fieldOf(page, inEnglish.order).fill('GM-2611-004821')
  await expect(page.getByText(`${question.length} / 2.000`, { exact: true })).toBeVisible()

  await network.lose()
  await sendButton(page, inEnglish).click()
  await expect(
    page.getByText('You are offline. Nothing you typed is lost: send it again once you are connected.', {
      exact: true,
    }),
  ).toBeVisible()
  await expectMessage(page, inEnglish, sender)
  await network.find()

  const hidden = page.getByRole('main').locator('input[name=homepage]')
  await expect(hidden).not.toBeInViewport({ ratio: 1 })
  await hidden.evaluate((field: HTMLInputElement) => {
    field.value = 'https://pills.example'
  })
  await sendButton(page, inEnglish).click()
  await expect(
    page.getByText('This looks as if a program had filled it in. Please send it once more.', { exact: true }),
  ).toBeVisible()
  await expectMessage(page, inEnglish, sender)
  const mailbox = await (await request.get('/demo/mailbox')).text()
  expect(mailbox).not.toContain(sender.email)

  await page.reload()
  await expectMessage(page, inEnglish, sender)
  await page.getByRole('banner').getByRole('link', { name: 'ID', exact: true }).click()
  await expect(page).toHaveURL('/id/contact-us')
  await expectMessage(page, inIndonesian, sender)

  // The page knows everything at once: a person is never too quick for it.
  const sending = await holdBack(page, 'contact/store')
  const sent = page.waitForRequest(/contact\/store$/)
  await sendButton(page, inIndonesian).dblclick()
  const { filled_in: filledIn, homepage } = (await sent).postDataJSON()
  expect(filledIn).toBeGreaterThanOrEqual(1_500)
  expect(homepage).toBe('')
  await expect(sendButton(page, inIndonesian)).toHaveAttribute('aria-busy', 'true')
  sending.letGo()
  await expectSent(page, inIndonesian, sender.email)
  expect(sending.count()).toBe(1)
  await expectMail(request, sender.email, 'Pesan Anda sudah kami terima')
  await expectMail(request, 'halo@gema.example', sender.name)

  // What has arrived is not kept.
  await page.getByRole('button', { name: 'Tulis pesan lain', exact: true }).click()
  await expect(fieldOf(page, inIndonesian.message)).toHaveValue('')
})

const wordsOf = (page: Page) => (new URL(page.url()).pathname.startsWith('/id/') ? inIndonesian : inEnglish)

/** Every way to reach the shop is there, and both stores with the way to them. */
async function expectEveryWay(page: Page): Promise<void> {
  const words = wordsOf(page)
  const main = page.getByRole('main')
  const to = (name: string | RegExp, href: string | RegExp) =>
    expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
  await to(words.whatsapp, /^https:\/\/wa\.me\/6281255500188\?text=/)
  await to(words.call, 'tel:02155500188')
  await to(words.mail, 'mailto:halo@gema.example')
  for (const store of ['Gema Fatmawati', 'Gema Kelapa Gading']) {
    const panel = main.getByRole('article').filter({ hasText: store })
    await expect(panel.getByText(words.hours)).toBeVisible()
    await expect(panel.getByRole('img', { name: words.map(store) })).toBeVisible()
    await expect(panel.getByRole('link', { name: words.directions(store) })).toHaveAttribute(
      'href',
      /openstreetmap/,
    )
  }
  await expect(main.getByRole('heading', { name: words.isItUs })).toBeVisible()
}

test('every way to reach the shop is there, and the page fits with the faults of its form', async ({
  page,
}) => {
  await expectScreenToFit(page, '/id/contact-us', async () => {
    await expectEveryWay(page)
    await sendButton(page, wordsOf(page)).click()
    await expect(fieldOf(page, wordsOf(page).name)).toBeFocused()
  })
  await page.getByRole('main').getByRole('link', { name: 'Sertakan dalam permintaan instalasi' }).click()
  await expect(page).toHaveURL('/id/request-instalasi')
})
