import { aPhoto } from '../../visits/aftersale-visit.ts'
import { rupiah } from '../../visits/cart-visit.ts'
import { expectMail, freshEmail } from '../../visits/demo-mail.ts'
import { holdBack } from '../../visits/held-back.ts'
import {
  expectFilledIn,
  expectSent,
  fieldOf,
  fillInInstallation,
  inEnglish,
  inIndonesian,
  sendButton,
} from '../../visits/installation-visit.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'
import { aSavedSystem, templateOf } from '../../visits/simulation-visit.ts'

const address = '/request-instalasi'

for (const words of [inEnglish, inIndonesian]) {
  test(`an installation of a saved system is asked for in ${words.language}, with a reference and a mail`, async ({
    page,
    request,
  }) => {
    const saved = await aSavedSystem(request, {
      template: await templateOf(request, 'VINYL'),
      parts: [
        ['turntable', 'ROT-DD3-WHT'],
        ['amplifier', 'OHM-A45-SLV'],
        ['front', 'CND-SABIT16-WAL'],
      ],
      name: 'Sudut vinil',
    })
    const email = freshEmail('sari')
    await visit(page, `${words.prefix}${address}?code=${saved.simulation_code}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
    const main = page.getByRole('main')
    const spaced = `${saved.simulation_code.slice(0, 4)} ${saved.simulation_code.slice(4)}`
    await expect(fieldOf(page, words.code)).toHaveValue(spaced)
    await expect(main.getByText('Sudut vinil', { exact: true })).toBeVisible()
    await expect(main.getByText(`${words.parts} · ${rupiah(saved.price)}`, { exact: true })).toBeVisible()
    await expect(main.getByRole('link', { name: words.open, exact: true })).toHaveAttribute(
      'href',
      `${words.prefix}/simulation/${saved.uuid}`,
    )

    await fillInInstallation(page, words, email)
    await fieldOf(page, words.photos).setInputFiles(await aPhoto('ruang.jpg'))
    await expect(main.getByRole('button', { name: words.view('ruang.jpg'), exact: true })).toBeVisible()
    await fieldOf(page, words.note).fill('Lantai 12, ada lift barang.')
    await sendButton(page, words).click()
    const reference = await expectSent(page, words, email)
    await expectMail(request, email, words.mail(reference))

    // What has arrived is not kept: the next request begins empty.
    await visit(page, `${words.prefix}${address}`)
    await expect(fieldOf(page, words.street)).toHaveValue('')
    await expect(fieldOf(page, words.email)).toHaveValue('')
  })

  test(`without a network nothing is lost, and a double click asks once, in ${words.language}`, async ({
    page,
    network,
    request,
  }) => {
    const email = freshEmail('sari')
    await visit(page, `${words.prefix}${address}`)
    await fillInInstallation(page, words, email)
    await fieldOf(page, words.photos).setInputFiles(await aPhoto('ruang.jpg'))
    const photo = page.getByRole('main').getByRole('button', { name: words.view('ruang.jpg'), exact: true })
    await expect(photo).toBeVisible()

    await network.lose()
    await sendButton(page, words).click()
    await expect(page.getByText(words.offline, { exact: true })).toBeVisible()
    await expectFilledIn(page, words, email)
    await expect(photo).toBeVisible()

    await network.find()
    const sending = await holdBack(page, 'installation-request/store')
    await sendButton(page, words).dblclick()
    await expect.poll(sending.count).toBe(1)
    await expect(sendButton(page, words)).toHaveAttribute('aria-busy', 'true')
    sending.letGo()
    const reference = await expectSent(page, words, email)
    expect(sending.count()).toBe(1)
    await expectMail(request, email, words.mail(reference))
    const mailbox = await (await request.get('/demo/mailbox')).text()
    expect(mailbox.split('<li>').filter((line) => line.includes(email))).toHaveLength(1)
  })
}

test('what is missing is told at its field, and the way to each leads to it', async ({ page }) => {
  await visit(page, address)
  await sendButton(page, inEnglish).click()
  const note = page.getByRole('alert')
  await expect(note).toContainText('8 fields need another look:')
  // The keyboard goes on from the note, whose links come next.
  await page.keyboard.press('Tab')
  await expect(note.getByRole('link', { name: 'what we install', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: /^Home theater/ })).toBeFocused()
  await expect(page.getByRole('group', { name: 'What we install' })).toHaveAccessibleDescription(
    'What we install is required',
  )
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Karaoke/ })).toBeChecked()
  await expect(note).toContainText('7 fields')

  await note.getByRole('link', { name: 'days', exact: true }).click()
  await expect(page.getByRole('table').locator('button[tabindex="0"]')).toBeFocused()
  await expect(page.getByRole('table')).toHaveAccessibleDescription('A day that suits you is required')
  await note.getByRole('link', { name: 'province', exact: true }).click()
  await expect(page.getByRole('main').getByRole('combobox', { name: 'Province', exact: true })).toBeFocused()
  await expect(page.getByText('Province is required', { exact: true })).toBeVisible()
  for (const [link, name, sentence] of [
    ['street', 'Street, number, RT/RW', 'Street is required'],
    ['phone number', 'Phone number', 'Phone number is required'],
    ['e-mail', 'E-mail', 'E-mail is required'],
    ['name', 'Name', 'Name is required'],
  ] as const) {
    await note.getByRole('link', { name: link, exact: true }).click()
    await expect(fieldOf(page, name)).toBeFocused()
    await expect(fieldOf(page, name)).toHaveAccessibleDescription(sentence)
  }
  await page.keyboard.type('Sari Wulandari')
  await expect(page.getByText('Name is required', { exact: true })).toBeHidden()
  await expect(note).toContainText('6 fields')
})

test('a file that is no photo is told, nothing is lost with it, and without it the form is sent', async ({
  page,
}) => {
  const email = freshEmail('sari')
  await visit(page, address)
  await fillInInstallation(page, inEnglish, email)
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')
  const photos = fieldOf(page, 'Photos of the room')
  await photos.setInputFiles([
    await aPhoto('ruang.jpg'),
    { name: 'denah.jpg', mimeType: 'image/jpeg', buffer: drawing },
  ])
  const told = page.getByText('denah.jpg cannot be used. Photos are JPG or PNG of at most 5 MB.')
  await expect(told).toBeVisible()
  await sendButton(page, inEnglish).click()
  await expect(page.getByRole('alert')).toContainText('1 field needs another look: photos')
  await page.getByRole('alert').getByRole('link', { name: 'photos', exact: true }).click()
  await expect(photos).toBeFocused()
  await expectFilledIn(page, inEnglish, email)
  await expect(page.getByRole('button', { name: 'View ruang.jpg', exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Remove denah.jpg', exact: true }).click()
  await expect(photos).toBeFocused()
  await expect(told).toBeHidden()
  await sendButton(page, inEnglish).click()
  await expectSent(page, inEnglish, email)
})

test('a reload keeps what was typed, and so does the other language', async ({ page }) => {
  const email = freshEmail('sari')
  await visit(page, address)
  await fillInInstallation(page, inEnglish, email)
  await fieldOf(page, inEnglish.note).fill('Lantai 12, ada lift barang.')
  await page.reload()
  await expectFilledIn(page, inEnglish, email)
  await expect(fieldOf(page, inEnglish.note)).toHaveValue('Lantai 12, ada lift barang.')
  await page.getByRole('banner').getByRole('link', { name: 'ID', exact: true }).click()
  await expect(page).toHaveURL(`/id${address}`)
  await expectFilledIn(page, inIndonesian, email)
  await sendButton(page, inIndonesian).click()
  await expectSent(page, inIndonesian, email)
})

test('a code that nobody has saved is told at its field', async ({ page, expectFaults }) => {
  expectFaults(/404/)
  await visit(page, address)
  await fieldOf(page, 'Simulation code').fill('2345 6789')
  await page.keyboard.press('Tab')
  await expect(fieldOf(page, 'Simulation code')).toHaveAccessibleDescription(
    'There is no simulation with this code. Check it, or leave it empty.',
  )
})
