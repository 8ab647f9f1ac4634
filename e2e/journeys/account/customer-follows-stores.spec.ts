import { aNewCustomer } from '../../visits/demo-mail.ts'
import { comeSignedIn, signInHere } from '../../visits/lists-visit.ts'
import { expectNothingFromAxe, expectToFit } from '../../visits/page-fits.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'

test('a guest follows a store, signs in, and finds it among the followed ones', async ({ page, request }) => {
  const customer = await aNewCustomer(request)
  await visit(page, '/shop/gema-kelapa-gading')
  await page.getByRole('button', { name: 'Follow Gema Kelapa Gading' }).click()
  await signInHere(page, customer)
  await expect(page).toHaveURL('/shop/gema-kelapa-gading')
  await expect(page.getByText('You follow this store now')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Following Gema Kelapa Gading' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await visit(page, '/user/following')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Gema Kelapa Gading' })).toBeVisible()
  await expectToFit(page)
  await expectNothingFromAxe(page)
  await main.getByRole('button', { name: 'Following Gema Kelapa Gading' }).click()
  await expect(page.getByText('You no longer follow this store')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Follow Gema Kelapa Gading' })).toBeVisible()
  await visit(page, '/user/following')
  await expect(main.getByRole('heading', { name: 'You follow no store yet' })).toBeVisible()
})

test('the public count moves with the press, and back with the next one', async ({
  page,
  request,
  baseURL,
}) => {
  await comeSignedIn(page, request, baseURL)
  await visit(page, '/id/shop/akustika-yogya')
  const count = page.getByRole('main').getByText(/^\d+ pengikut$/)
  const before = Number.parseInt((await count.textContent()) ?? '', 10)
  await page.getByRole('button', { name: 'Ikuti Akustika Yogya' }).click()
  await expect(page.getByText('Anda kini mengikuti toko ini')).toBeVisible()
  await expect(count).toHaveText(`${before + 1} pengikut`)
  await page.getByRole('button', { name: 'Akustika Yogya diikuti' }).click()
  await expect(page.getByText('Anda berhenti mengikuti toko ini')).toBeVisible()
  await expect(count).toHaveText(`${before} pengikut`)
})
