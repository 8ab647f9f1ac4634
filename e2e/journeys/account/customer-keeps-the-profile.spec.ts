import { openProfile, tokenCookie } from '../../visits/account-visit.ts'
import { aNewCustomer, codeSentTo, freshEmail, otherThan, paste } from '../../visits/demo-mail.ts'
import { expect, takeFromAccountMenu, test } from '../../visits/shop-visit.ts'

test('what is saved is there again after a reload, and greets from the header', async ({ page, request }) => {
  await openProfile(page, request)
  const name = page.getByLabel('Full name')
  const phone = page.getByLabel('Phone number')
  const birthday = page.getByLabel('Birthday')
  await expect(name).toHaveValue('Sekar Wulandari')
  await expect(phone).toHaveValue('812 5550 0142')

  await name.fill(' ')
  await phone.fill('0812')
  await birthday.pressSequentially('31021991')
  await expect(birthday).toHaveValue('31 / 02 / 1991')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(page.getByText('This phone number is not complete')).toBeVisible()
  await expect(page.getByText('This birthday cannot be right.')).toBeVisible()
  await expect(name).toBeFocused()

  await name.fill('Kinanti Sekar Wulandari')
  await phone.fill('0813-5550-0177')
  await birthday.fill('2/3/1991')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await expect(page.getByText(/^Saved \d+ \w{3,4}, \d\d\.\d\d WIB$/)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account: Kinanti' })).toBeVisible()
  await page.reload()
  await expect(name).toHaveValue('Kinanti Sekar Wulandari')
  await expect(phone).toHaveValue('813 5550 0177')
  await expect(birthday).toHaveValue('02 / 03 / 1991')
  await expect(page.getByRole('main').getByRole('complementary')).toContainText('KW')

  await birthday.fill('')
  await name.fill('Somebody Else')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(name).toHaveValue('Kinanti Sekar Wulandari')
  await expect(birthday).toHaveValue('02 / 03 / 1991')
})

test('the profile is kept in Indonesian too, and only what is personal is asked for by the page', async ({
  page,
  request,
}) => {
  await openProfile(page, request, '/id/user/profile')
  await page.getByLabel('Tanggal lahir').pressSequentially('17081999')
  await page.getByRole('button', { name: 'Simpan perubahan' }).click()
  await expect(page.getByText('Profil Anda sudah disimpan.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Tanggal lahir')).toHaveValue('17 / 08 / 1999')
  await expect(page.getByText(/^Anggota sejak /)).toBeVisible()
  const side = page.getByRole('navigation', { name: 'Akun Anda' })
  await expect(side.getByRole('link', { name: 'Profil' })).toHaveAttribute('aria-current', 'page')
  // What a page asks for in its idle moments would be refused if the session ended in between.
  await page.waitForLoadState('networkidle')
  await side.getByRole('button', { name: 'Keluar' }).click()
  await expect(page.getByText('Anda sudah keluar.')).toBeVisible()
  await expect(page).toHaveURL('/id')
})

test('a save that fails loses nothing, and leaving then asks once', async ({
  page,
  request,
  expectFaults,
}) => {
  expectFaults(/ERR_FAILED/)
  await openProfile(page, request)
  await page.route('**/user/update-profile', (route) => route.abort())
  await page.getByLabel('Full name').fill('Sekar Ayu')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('That did not work!!!').first()).toBeVisible()
  await expect(page.getByRole('main').getByText('Nothing is lost: please try again.')).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Sekar Ayu')

  const addresses = page
    .getByRole('navigation', { name: 'Your account' })
    .getByRole('link', { name: 'Addresses' })
  await addresses.click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByLabel('Full name')).toHaveValue('Sekar Ayu')
  await addresses.click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL('/user/addresses')
})

test('a photo is shown at once, refused with a reason, and taken away', async ({ page, request }) => {
  await openProfile(page, request)
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(page.getByText('Please choose a JPG or PNG picture.')).toBeVisible()
  const tooLarge = Buffer.alloc(2 * 1024 * 1024 + 1)
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: tooLarge })
  await expect(page.getByText('The picture may have at most 2 MB.')).toBeVisible()
  // What says that it is a picture and is none is found out by the server.
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByText('Please choose a JPG or PNG picture.')).toBeVisible()

  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } })
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByText('Your photo is saved.')).toBeVisible()
  await page.reload()
  const photos = page.locator('main img')
  await expect(photos).toHaveCount(2)
  await expect
    .poll(() => photos.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 1)))
    .toBe(true)
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Your photo is removed.')).toBeVisible()
  await expect(photos).toHaveCount(0)
})

test('the switch for the newsletter saves at once, and goes back where that failed', async ({
  page,
  request,
  expectFaults,
}) => {
  expectFaults(/ERR_FAILED/)
  await openProfile(page, request)
  const letter = page.getByRole('switch', { name: 'Monthly mail and flash-sale news' })
  await letter.click()
  await expect(page.getByText('You will get the monthly mail.')).toBeVisible()
  await page.reload()
  await expect(letter).toBeChecked()
  await page.route('**/user/update-profile', (route) => route.abort())
  await letter.click()
  await expect(page.getByText('That did not work!!!').first()).toBeVisible()
  await expect(letter).toBeChecked()
})

test('a new e-mail counts from the moment its code is entered', async ({ page, request }) => {
  const { email, password } = await openProfile(page, request)
  const wanted = freshEmail('ayu')
  await page.getByRole('button', { name: 'Change e-mail' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('New e-mail').fill(wanted)
  await dialog.getByLabel('Current password').fill('not this one')
  await dialog.getByRole('button', { name: 'Send the code' }).click()
  await expect(dialog.getByText('Password is incorrect')).toBeVisible()
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Send the code' }).click()
  await expect(dialog.getByText(wanted)).toBeVisible()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email)

  const code = await codeSentTo(request, wanted)
  await dialog.getByLabel('Digit 1 of 6').focus()
  await paste(page, otherThan(code))
  await expect(dialog.getByText('The code does not match. Tries left: 4.')).toBeVisible()
  await dialog.getByLabel('Digit 1 of 6').focus()
  await paste(page, code)
  await expect(page.getByText(`Your e-mail is now ${wanted}.`)).toBeVisible()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(wanted)
  await page.reload()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(wanted)
})

test('the pages of an account that the server sends are the same with a session and without', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  const { token } = await openProfile(page, request)
  const nobody = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL })
  const cookie = { headers: { Cookie: `${tokenCookie}=${token}`, Authorization: `Bearer ${token}` } }
  const account = ['profile', 'addresses', 'wishlists', 'vouchers', 'following', 'compare']
  for (const address of account.flatMap((name) => [`/user/${name}`, `/id/user/${name}`])) {
    const theirs = await (await nobody.get(address, cookie)).text()
    expect(theirs, address).toBe(await (await nobody.get(address)).text())
    expect(theirs, address).toContain('skeleton')
    expect(theirs, address).not.toContain('Sekar')
  }
  await nobody.dispose()
})

test('a guest is led to the sign-in and comes back to the page', async ({ page, request }) => {
  const { email, password } = await aNewCustomer(request)
  await page.goto('/id/user/profile')
  await expect(page).toHaveURL('/id/login?next=%2Fid%2Fuser%2Fprofile')
  await page.getByLabel('Surel', { exact: true }).fill(email)
  await page.getByLabel('Kata sandi', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await expect(page).toHaveURL('/id/user/profile')
  await takeFromAccountMenu(page, 'Akun: Sekar', 'Voucher')
  await expect(page).toHaveURL('/id/user/vouchers')
})
