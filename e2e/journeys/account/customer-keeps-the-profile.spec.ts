import { openProfile } from '../../visits/account-visit.ts'
import { codeSentTo, freshEmail, otherThan, paste } from '../../visits/demo-mail.ts'
import { expectNothingFromAxe } from '../../visits/page-fits.ts'
import { expect, test } from '../../visits/shop-visit.ts'

test('name, phone, birthday, photo, newsletter and e-mail are changed, and are there again after a reload', {
  tag: '@pictures',
}, async ({ page, request }) => {
  const { email, password } = await openProfile(page, request)
  const name = page.getByLabel('Full name')
  const phone = page.getByLabel('Phone number')
  const birthday = page.getByLabel('Birthday')
  await expect(name).toHaveValue('Sekar Wulandari')
  await expect(phone).toHaveValue('812 5550 0142')
  await name.fill('Kinanti Sekar Wulandari')
  await phone.fill('0813-5550-0177')
  await birthday.fill('2/3/1991')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await expect(page.getByText(/^Saved \d+ \w{3,4}, \d\d\.\d\d WIB$/)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account: Kinanti' })).toBeVisible()

  const file = page.locator('input[type=file]')
  // What says that it is a picture and is none is found out by the server.
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByText('Please choose a JPG or PNG picture.')).toBeVisible()
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } })
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByText('Your photo is saved.')).toBeVisible()

  // A new e-mail counts from the moment its code is entered.
  const wanted = freshEmail('ayu')
  await page.getByRole('button', { name: 'Change e-mail' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change e-mail' })
  await dialog.getByLabel('New e-mail').fill(wanted)
  await dialog.getByLabel('Current password').fill('not this one')
  await dialog.getByRole('button', { name: 'Send the code' }).click()
  await expect(dialog.getByText('Password is incorrect')).toBeVisible()
  await expect(dialog).toHaveCSS('opacity', '1')
  await expectNothingFromAxe(page, '[role=dialog]')
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Send the code' }).click()
  const proof = page.getByRole('dialog', { name: 'Enter the code' })
  await expect(proof.getByText(wanted)).toBeVisible()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email)
  await proof.getByLabel('Digit 1 of 6').focus()
  const code = await codeSentTo(request, wanted)
  await paste(page, otherThan(code))
  await expect(proof.getByText('The code does not match. Tries left: 4.')).toBeVisible()
  await expectNothingFromAxe(page, '[role=dialog]')
  await proof.getByLabel('Digit 1 of 6').focus()
  await paste(page, code)
  await expect(page.getByText(`Your e-mail is now ${wanted}.`)).toBeVisible()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(wanted)

  // The letter goes to the address that counts now.
  const letter = page.getByRole('switch', { name: 'Monthly mail and flash-sale news' })
  await letter.click()
  await expect(page.getByText('You will get the monthly mail.')).toBeVisible()

  await page.reload()
  await expect(name).toHaveValue('Kinanti Sekar Wulandari')
  await expect(phone).toHaveValue('813 5550 0177')
  await expect(birthday).toHaveValue('02 / 03 / 1991')
  await expect(letter).toBeChecked()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(wanted)
  const photos = page.locator('main img')
  await expect(photos).toHaveCount(2)
  await expect
    .poll(() => photos.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 1)))
    .toBe(true)
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Your photo is removed.')).toBeVisible()
  await expect(photos).toHaveCount(0)
  // Without a photo, the letters of the name stand for it.
  await expect(page.getByRole('main').getByRole('complementary')).toContainText('KW')

  for (const [button, title] of [
    ['Change password', 'Change password'],
    ['Delete my account', 'Delete your account for good?'],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    const question = page.getByRole('dialog', { name: title })
    // While it still fades in, axe takes its words for too pale.
    await expect(question).toHaveCSS('opacity', '1')
    await expectNothingFromAxe(page, '[role=dialog]')
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
  }
})
