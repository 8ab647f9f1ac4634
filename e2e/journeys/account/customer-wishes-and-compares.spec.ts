import { aNewCustomer, freshEmail } from '../../visits/demo-mail.ts'
import { addressOfProduct, comeSignedIn, productsOf, signInHere } from '../../visits/lists-visit.ts'
import { expectNothingFromAxe, expectToFit } from '../../visits/page-fits.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'

for (const { prefix, add, remove, added, wishlist } of [
  {
    prefix: '',
    add: /^Add .+ to wishlist$/,
    remove: 'Remove {} from wishlist',
    added: 'Added to your wishlist',
    wishlist: 'Wishlist',
  },
  {
    prefix: '/id',
    add: /^Tambahkan .+ ke wishlist$/,
    remove: 'Hapus {} dari wishlist',
    added: 'Ditambahkan ke wishlist',
    wishlist: 'Wishlist',
  },
]) {
  test(`a guest presses a heart on ${prefix || '/'}, signs in, and the product is on the wishlist`, async ({
    page,
    request,
  }) => {
    const customer = await aNewCustomer(request)
    await visit(page, `${prefix}/all/karaoke?page=2`)
    const card = page.getByRole('article').first()
    const name = (await card.getByRole('heading').textContent()) ?? ''
    await card.getByRole('button', { name: add }).click()
    await expect(page).toHaveURL(`${prefix}/login?next=${encodeURIComponent(`${prefix}/all/karaoke?page=2`)}`)
    await signInHere(page, customer)
    await expect(page).toHaveURL(`${prefix}/all/karaoke?page=2`)
    await expect(page.getByText(added)).toBeVisible()
    const heart = page.getByRole('button', { name: remove.replace('{}', name) }).first()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('banner').getByRole('link', { name: wishlist }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible()
  })
}

test('a wish also survives a sign-in through Google', async ({ page }) => {
  await visit(page, '/all/karaoke')
  const card = page.getByRole('article').first()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('button', { name: `Add ${name} to wishlist` }).click()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByText('Somebody else').click()
  await page.getByLabel('Name').fill('Laksmi Dewanti')
  await page.getByLabel('E-mail', { exact: true }).fill(freshEmail('laksmi'))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/all/karaoke')
  await expect(page.getByText('Added to your wishlist')).toBeVisible()
  await expect(page.getByRole('button', { name: `Remove ${name} from wishlist` })).toBeVisible()
})

test('a guest who leaves the sign-in and comes back later finds nothing done', async ({ page, request }) => {
  const customer = await aNewCustomer(request)
  await visit(page, '/all/karaoke')
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /wishlist/ })
    .click()
  await expect(page).toHaveURL(/\/login\?next/)
  await page.goBack()
  await expect(page.getByRole('article').first()).toBeVisible()
  await visit(page, '/login?next=/user/wishlists')
  await signInHere(page, customer)
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
})

test('a heart is pressed at once, taken back when the server refuses, and told in the other tab', async ({
  page,
  context,
  request,
  baseURL,
  expectFaults,
}) => {
  expectFaults(/Failed to load resource/)
  await comeSignedIn(page, request, baseURL)
  await visit(page, '/all/karaoke')
  const heart = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /wishlist/ })
  await page.route('**/wishlist/store', (route) => route.abort())
  await heart.click()
  await expect(page.getByText('That could not be saved.').first()).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.unroute('**/wishlist/store')
  const other = await context.newPage()
  await visit(other, '/all/karaoke')
  await expect(
    other
      .getByRole('article')
      .first()
      .getByRole('button', { name: /wishlist/ }),
  ).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Added to your wishlist')).toBeVisible()
  await other.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(
    other
      .getByRole('article')
      .first()
      .getByRole('button', { name: /wishlist/ }),
  ).toHaveAttribute('aria-pressed', 'true')
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
  await main.getByRole('button', { name: `Urungkan: kembalikan ${second.name}` }).click()
  await expect(main.getByRole('button', { name: `Hapus ${second.name} dari wishlist` })).toBeVisible()
  await expect(main.getByText('2 produk, terbaru lebih dahulu')).toBeVisible()
  await expectToFit(page)
  await expectNothingFromAxe(page)
})

test('a guest who compares signs in first, and the product is added', async ({ page, request }) => {
  const customer = await aNewCustomer(request)
  const [product] = await productsOf(request, 'home-theater')
  if (product === undefined) throw new Error('there are products')
  await visit(page, addressOfProduct(product))
  await page.getByRole('main').getByRole('button', { name: 'Compare', exact: true }).click()
  await signInHere(page, customer)
  await expect(page).toHaveURL(addressOfProduct(product))
  await expect(page.getByText('Added to compare')).toBeVisible()
  await expect(page.getByRole('button', { name: 'In your comparison' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('link', { name: 'Compare (1)' }).click()
  await expect(page.getByRole('columnheader', { name: product.name })).toBeVisible()
  await expect(page.getByText('One product is no comparison yet.')).toBeVisible()
  await expect(page.getByRole('link', { name: /Add a product/ })).toHaveAttribute('href', '/all/home-theater')
})

test('four products of one category are compared: a fifth and another category are refused in words', async ({
  page,
  request,
  baseURL,
}) => {
  const customer = await comeSignedIn(page, request, baseURL)
  const products = await productsOf(request, 'home-theater')
  const [other] = await productsOf(request, 'karaoke')
  const [first, second, third, fourth, fifth] = products
  if (!(first && second && third && fourth && fifth && other)) throw new Error('there are products')
  await customer.compare(first)
  await visit(page, `/id${addressOfProduct(other)}`)
  await page.getByRole('button', { name: 'Bandingkan', exact: true }).click()
  await expect(page.getByText('Anda sedang membandingkan Home theater.').first()).toBeVisible()
  for (const product of [second, third, fourth]) await customer.compare(product)
  await visit(page, addressOfProduct(fifth))
  await expect(page.getByRole('link', { name: 'Compare (4)' })).toBeVisible()
  const compare = page.getByRole('main').getByRole('button', { name: 'Compare', exact: true })
  await compare.click()
  await expect(page.getByText('You can compare 4 products. Take one out first.').first()).toBeVisible()
  await expect(compare).toHaveAttribute('aria-pressed', 'false')
})

test('equal rows are hidden, products are taken out, and both can be taken back', async ({
  page,
  request,
  baseURL,
}) => {
  const customer = await comeSignedIn(page, request, baseURL)
  const products = (await productsOf(request, 'home-theater')).slice(0, 3)
  for (const product of products) await customer.compare(product)
  const [first] = products
  if (first === undefined) throw new Error('there are products')
  await visit(page, '/user/compare')
  const main = page.getByRole('main')
  await expect(main.getByRole('columnheader')).toHaveCount(3)
  const rows = await main.getByRole('row').count()
  await expectToFit(page)
  await expectNothingFromAxe(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await main.getByRole('switch', { name: 'Hide equal rows' }).click()
  await expect.poll(() => main.getByRole('row').count()).toBeLessThan(rows)
  await main.getByRole('button', { name: `Remove ${first.name} from the comparison` }).click()
  await expect(main.getByRole('columnheader')).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(main.getByRole('columnheader')).toHaveCount(3)
  await main.getByRole('button', { name: 'Clear list' }).click()
  await expect(main.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(main.getByRole('columnheader')).toHaveCount(3)
})

test('on a phone two products stand side by side, and one chooses which', async ({
  page,
  request,
  baseURL,
}) => {
  const customer = await comeSignedIn(page, request, baseURL)
  const products = (await productsOf(request, 'home-theater', 'id')).slice(0, 3)
  for (const product of products) await customer.compare(product)
  const [first, second, third] = products
  if (!(first && second && third)) throw new Error('there are products')
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/id/user/compare')
  const heads = page.getByRole('columnheader')
  await expect(heads).toHaveText([new RegExp(first.name), new RegExp(second.name)])
  await page.getByRole('combobox', { name: 'Produk di kolom 1' }).selectOption({ label: third.name })
  await expect(heads).toHaveText([new RegExp(third.name), new RegExp(second.name)])
  await page.getByRole('combobox', { name: 'Produk di kolom 2' }).selectOption({ label: third.name })
  await expect(heads).toHaveText([new RegExp(second.name), new RegExp(third.name)])
})
