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
import { expectNothingFromAxe, expectToFit } from '../../visits/page-fits.ts'
import { expect, signIn, test, visit } from '../../visits/shop-visit.ts'

test.beforeEach(async ({ page }) => {
  // Who clicks into a list that still moves would scroll the page first, and the list turns to the other side of its field.
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

/** A name that no other message has: the mail to the shop bears it. */
const somebody = () => ({ name: `Sari ${Date.now()}`, email: freshEmail('sari') })

for (const words of [inEnglish, inIndonesian]) {
  test(`a message in ${words.language} comes to the shop, and its sender gets a mail`, async ({
    page,
    request,
  }) => {
    const sender = somebody()
    await visit(page, words.address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
    await fillInMessage(page, words, sender)
    await fieldOf(page, words.phone).fill('812 5550 0142')
    await fieldOf(page, words.order).fill('GM-2611-004821')
    await expect(page.getByText(`${question.length} / 2.000`, { exact: true })).toBeVisible()
    await sendButton(page, words).click()
    await expectSent(page, words, sender.email)
    await expectMail(request, sender.email, words.mail)
    await expectMail(request, 'halo@gema.example', sender.name)

    // What has arrived is not kept.
    await page.getByRole('button', { name: words.another, exact: true }).click()
    await expect(fieldOf(page, words.message)).toHaveValue('')
  })

  test(`what is missing or wrong is told at its field in ${words.language}, and the first has the focus`, async ({
    page,
  }) => {
    await visit(page, words.address)
    await sendButton(page, words).click()
    await expect(fieldOf(page, words.name)).toBeFocused()
    for (const sentence of words.missing)
      await expect(page.getByText(sentence, { exact: true })).toBeVisible()

    await fillInMessage(page, words, { name: 'Sari', email: 'sari@surel' })
    await sendButton(page, words).click()
    await expect(fieldOf(page, words.email)).toBeFocused()
    await expect(fieldOf(page, words.email)).toHaveAccessibleDescription(words.invalid)
    await expect(page.getByText(words.missing[0] ?? '', { exact: true })).toBeHidden()
    await fieldOf(page, words.email).fill('sari@surel.example')
    await expect(page.getByText(words.invalid, { exact: true })).toBeHidden()
  })

  test(`without a network nothing is lost, and a double click sends once, in ${words.language}`, async ({
    page,
    network,
    request,
  }) => {
    const sender = somebody()
    await visit(page, words.address)
    await fillInMessage(page, words, sender)
    await network.lose()
    await sendButton(page, words).click()
    await expect(page.getByText(words.offline, { exact: true })).toBeVisible()
    await expectMessage(page, words, sender)

    await network.find()
    const sending = await holdBack(page, 'contact/store')
    await sendButton(page, words).dblclick()
    await expect.poll(sending.count).toBe(1)
    await expect(sendButton(page, words)).toHaveAttribute('aria-busy', 'true')
    sending.letGo()
    await expectSent(page, words, sender.email)
    expect(sending.count()).toBe(1)
    await expectMail(request, sender.email, words.mail)
  })

  test(`the page about contact fits in ${words.language}, and axe finds nothing`, async ({ page }) => {
    await visit(page, words.address)
    await sendButton(page, words).click()
    await expect(fieldOf(page, words.name)).toBeFocused()
    await expectToFit(page)
    await expectNothingFromAxe(page)
  })
}

test('a program that fills in every field is told so, and a person taken for one can send again', async ({
  page,
  request,
}) => {
  const sender = somebody()
  await visit(page, '/contact-us')
  await fillInMessage(page, inEnglish, sender)
  const hidden = page.getByRole('main').locator('input[name=homepage]')
  await expect(hidden).not.toBeInViewport({ ratio: 1 })
  await hidden.evaluate((field: HTMLInputElement) => {
    field.value = 'https://pills.example'
  })
  await sendButton(page, inEnglish).click()
  await expect(page.getByText(inEnglish.automatic, { exact: true })).toBeVisible()
  await expectMessage(page, inEnglish, sender)
  const mailbox = await (await request.get('/demo/mailbox')).text()
  expect(mailbox).not.toContain(sender.email)

  await sendButton(page, inEnglish).click()
  await expectSent(page, inEnglish, sender.email)
  await expectMail(request, 'halo@gema.example', sender.name)
})

test('somebody whose browser fills in everything is never too quick', async ({ page }) => {
  const sender = somebody()
  await visit(page, '/contact-us')
  await fillInMessage(page, inEnglish, sender)
  // Back to the page, which knows it all at once.
  await page.reload()
  await expectMessage(page, inEnglish, sender)
  const sent = page.waitForRequest(/contact\/store$/)
  await fieldOf(page, 'E-mail').press('Enter')
  const { filled_in: filledIn, homepage } = (await sent).postDataJSON()
  expect(filledIn).toBeGreaterThanOrEqual(1_500)
  expect(homepage).toBe('')
  await expectSent(page, inEnglish, sender.email)
})

test('a reload keeps what was typed, and so does the other language', async ({ page }) => {
  const sender = somebody()
  await visit(page, '/contact-us')
  await fillInMessage(page, inEnglish, sender)
  await page.reload()
  await expectMessage(page, inEnglish, sender)
  await page.getByRole('banner').getByRole('link', { name: 'ID', exact: true }).click()
  await expect(page).toHaveURL('/id/contact-us')
  await expectMessage(page, inIndonesian, sender)
})

test('who is signed in finds name and address filled in, and the tab does not keep them', async ({
  page,
}) => {
  await signIn(page)
  await visit(page, '/contact-us')
  await expect(fieldOf(page, 'Name')).toHaveValue('Dewi Pertiwi')
  await expect(fieldOf(page, 'E-mail')).toHaveValue('dewi@surel.example')
  await fieldOf(page, 'Message').fill('One more question.')
  const kept = await page.evaluate(() => sessionStorage.getItem('gema-contact'))
  expect(JSON.parse(kept ?? '')).toEqual({ message: 'One more question.' })
})

test('every way to reach the shop is there, and both stores with the way to them', async ({ page }) => {
  await visit(page, '/contact-us')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /^WhatsApp chat/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/6281255500188\?text=/,
  )
  await expect(main.getByRole('link', { name: /^Phone/ })).toHaveAttribute('href', 'tel:02155500188')
  await expect(main.getByRole('link', { name: /^E-mail/ })).toHaveAttribute(
    'href',
    'mailto:halo@gema.example',
  )
  for (const store of ['Gema Fatmawati', 'Gema Kelapa Gading']) {
    const panel = main.getByRole('article').filter({ hasText: store })
    await expect(panel.getByText(/^(Open now, until|Closed now)/)).toBeVisible()
    await expect(panel.getByRole('img', { name: `Drawing of the streets around ${store}` })).toBeVisible()
    await expect(panel.getByRole('link', { name: `Get directions ${store}` })).toHaveAttribute(
      'href',
      /openstreetmap/,
    )
  }
  await expect(main.getByRole('heading', { name: 'Is it really us?' })).toBeVisible()
  await main.getByRole('link', { name: 'Add them to an installation request' }).click()
  await expect(page).toHaveURL('/request-instalasi')
})
