import { aNewCustomer } from '../../visits/demo-mail.ts'
import { signInHere } from '../../visits/lists-visit.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'

test('a guest follows a store, signs in, finds it among the followed ones, and follows it no longer', async ({
  page,
  request,
}) => {
  const customer = await aNewCustomer(request)
  const main = page.getByRole('main')
  await visit(page, '/id/shop/gema-kelapa-gading')
  await page.getByRole('button', { name: 'Ikuti Gema Kelapa Gading' }).click()
  await signInHere(page, customer)
  await expect(page).toHaveURL('/id/shop/gema-kelapa-gading')
  await expect(page.getByText('Anda kini mengikuti toko ini')).toBeVisible()
  const following = main.getByRole('button', { name: 'Gema Kelapa Gading diikuti' })
  await expect(following).toHaveAttribute('aria-pressed', 'true')

  await visit(page, '/id/user/following')
  await expect(main.getByRole('heading', { name: 'Gema Kelapa Gading' })).toBeVisible()
  await following.click()
  await expect(page.getByText('Anda berhenti mengikuti toko ini')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Ikuti Gema Kelapa Gading' })).toBeVisible()
  await page.reload()
  await expect(main.getByRole('heading', { name: 'Belum ada toko yang Anda ikuti' })).toBeVisible()
})
