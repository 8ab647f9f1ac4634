import { comeFromProvider } from '../../visits/account-visit.ts'
import { aNewCustomer, freshEmail } from '../../visits/demo-mail.ts'
import { addressOfProduct, comeSignedIn, productsOf, signInHere } from '../../visits/lists-visit.ts'
import { expectNoEnglish, expectToFit } from '../../visits/page-fits.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'

test('a guest presses a heart, signs in through Google, and the product is on the wishlist', async ({
  page,
}) => {
  await visit(page, '/all/karaoke?page=2')
  const card = page.getByRole('article').first()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('button', { name: `Add ${name} to wishlist` }).click()
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/all/karaoke?page=2')}`)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await comeFromProvider(page, { name: 'Laksmi Dewanti', email: freshEmail('laksmi') })
  await expect(page).toHaveURL('/all/karaoke?page=2')
  await expect(page.getByText('Added to your wishlist')).toBeVisible()
  const heart = page.getByRole('button', { name: `Remove ${name} from wishlist` }).first()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('banner').getByRole('link', { name: 'Wishlist' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('article')).toHaveCount(1)
  await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
})

test('what is taken off the wishlist keeps its place, with the way back', async ({
  page,
  request,
  baseURL,
}) => {
  const customer = await comeSignedIn(page, request, baseURL)
  const [first, second] = await productsOf(request, 'karaoke', 'id')
  if (first === undefined || second === undefined) throw new Error('there are products')
  await customer.wish(first)
  await customer.wish(second)
  await visit(page, '/id/user/wishlists')
  const main = page.getByRole('main')
  await expect(main.getByRole('article').first()).toContainText(second.name)
  await main.getByRole('button', { name: `Hapus ${second.name} dari wishlist` }).click()
  await expect(page.getByText('Dihapus dari wishlist', { exact: true })).toBeVisible()
  await expect(main.getByText('1 produk, terbaru lebih dahulu')).toBeVisible()
  await expect(main.getByRole('article')).toHaveCount(2)
  await expectToFit(page)
  await expectNoEnglish(page)
  await main.getByRole('button', { name: `Urungkan: kembalikan ${second.name}` }).click()
  await expect(main.getByRole('button', { name: `Hapus ${second.name} dari wishlist` })).toBeVisible()
  await expect(main.getByText('2 produk, terbaru lebih dahulu')).toBeVisible()
})

test('a guest who compares signs in first, and the product stands beside others of its category', async ({
  page,
  request,
}) => {
  const customer = await aNewCustomer(request)
  const [product, second, third] = await productsOf(request, 'home-theater')
  if (!(product && second && third)) throw new Error('there are products')
  await visit(page, addressOfProduct(product))
  await page.getByRole('main').getByRole('button', { name: 'Compare', exact: true }).click()
  await signInHere(page, customer)
  await expect(page).toHaveURL(addressOfProduct(product))
  await expect(page.getByText('Added to compare')).toBeVisible()
  const pressed = page.getByRole('button', { name: 'In your comparison' })
  await expect(pressed).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'Compare (1)' }).click()
  await expect(page.getByRole('columnheader', { name: product.name })).toBeVisible()
  await expect(page.getByText('One product is no comparison yet.')).toBeVisible()

  for (const { uuid } of [second, third]) {
    const headers = { Authorization: `Bearer ${customer.token}` }
    await request.post('/api/storefront/compare-list/store', { data: { product_id: uuid }, headers })
  }
  await page.reload()
  const heads = page.getByRole('columnheader')
  await expect(heads).toHaveCount(3)
  const rows = await page.getByRole('row').count()
  await page.getByRole('switch', { name: 'Hide equal rows' }).click()
  await expect.poll(() => page.getByRole('row').count()).toBeLessThan(rows)
  await page.getByRole('button', { name: `Remove ${product.name} from the comparison` }).click()
  await expect(heads).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(heads).toHaveCount(3)
})
