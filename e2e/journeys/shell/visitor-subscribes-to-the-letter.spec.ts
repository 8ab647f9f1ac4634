import { expect, test, visit } from '../../visits/shop-visit.ts'

test('the letter is asked for, arrives in the mailbox, and its link confirms', async ({
  page,
  expectFaults,
}) => {
  // The mail is shown in a sandboxed frame, which also blocks the init script of the context.
  expectFaults(/Blocked script execution/)
  const email = `ratna-${Date.now()}@surel.example`
  await visit(page, '/id')
  await page.getByLabel('Alamat surel Anda').fill('bukan alamat')
  await page.getByRole('button', { name: 'Berlangganan' }).click()
  await expect(page.getByText('Alamat surel tidak valid')).toBeVisible()
  await page.getByLabel('Alamat surel Anda').fill(email)
  await page.getByRole('button', { name: 'Berlangganan' }).click()
  await expect(page.getByText(`Hampir selesai: buka surel yang baru kami kirim ke ${email}`)).toBeVisible()

  await page.goto('/demo/mailbox')
  await page.getByRole('link').filter({ hasText: email }).click()
  await page.frameLocator('iframe').getByRole('link', { name: 'Ya, kirimi saya' }).click()
  await expect(page).toHaveURL(/\/id\/newsletter\/confirm\?token=/)
  await page.getByRole('button', { name: 'Konfirmasi alamat saya' }).click()
  await expect(page.getByText('Terkonfirmasi.')).toBeVisible()
})

test('a link that is not known is told, and nothing breaks', async ({ page }) => {
  await visit(page, '/newsletter/confirm?token=nonsense')
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByText('This link is no longer valid.')).toBeVisible()
})

test('without a network the form says so and keeps what was typed', async ({ page, network }) => {
  await visit(page, '/')
  await network.lose()
  await page.getByLabel('Your e-mail address').fill('sinta@surel.example')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Check your connection and try again.')).toBeVisible()
  await expect(page.getByLabel('Your e-mail address')).toHaveValue('sinta@surel.example')
})
