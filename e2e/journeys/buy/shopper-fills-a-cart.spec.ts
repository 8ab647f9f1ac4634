import type { Page } from '@playwright/test'
import {
  aBundle,
  aria9,
  aria9Indonesian,
  cartLink,
  comeAsGuest,
  lineOf,
  thingsOf,
} from '../../visits/cart-visit.ts'
import { aNewCustomer } from '../../visits/demo-mail.ts'
import { signInHere } from '../../visits/lists-visit.ts'
import { expectNothingFromAxe, expectToFit } from '../../visits/page-fits.ts'
import { expect, open, test, visit } from '../../visits/shop-visit.ts'

/** The drawer that opens when something was added. */
const added = (page: Page) => page.getByRole('dialog', { name: 'Added to your cart', exact: true })

test('who only looks around asks for no cart', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await visit(page, '/')
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('speaker')
  await expect(page.getByRole('option').first()).toBeVisible()
  await open(page, '/all/karaoke')
  expect(asked.filter((url) => url.includes('/cart/'))).toEqual([])
  await open(page, '/cart')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Many choose these' })).toBeVisible()
  expect(asked.filter((url) => url.includes('/cart/'))).toEqual([])
})

for (const { address, add, service, toast, drawer, viewCart, badge, services } of [
  {
    address: aria9,
    add: 'Add to cart',
    service: /^Room calibration/,
    toast: 'Product added to your cart',
    drawer: 'Added to your cart',
    viewCart: 'View cart',
    badge: 'Cart, 2 items',
    services: 'Services (1)',
  },
  {
    address: aria9Indonesian,
    add: '+ Keranjang',
    service: /^Kalibrasi ruang/,
    toast: 'Produk masuk keranjang Anda',
    drawer: 'Masuk ke keranjang Anda',
    viewCart: 'Lihat keranjang',
    badge: 'Keranjang, 2 barang',
    services: 'Layanan (1)',
  },
]) {
  test(`a guest adds two with a service on ${address.slice(0, 6)}`, async ({ page }) => {
    await visit(page, `${address}?variant=LRS-ARIA9-WAL`)
    const main = page.getByRole('main')
    await main.getByRole('checkbox', { name: service }).check()
    await main.getByRole('textbox', { name: /^(Quantity|Jumlah)$/ }).fill('2')
    await main.getByRole('button', { name: add, exact: true }).first().dblclick()
    await expect(page.getByText(toast, { exact: true })).toBeVisible()
    const sheet = page.getByRole('dialog', { name: drawer, exact: true })
    await expect(sheet.getByText('Walnut', { exact: true })).toBeVisible()
    await expect(sheet.getByText('Rp\u00A0750.000')).toBeVisible()
    await sheet.getByRole('link', { name: viewCart }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(cartLink(page)).toHaveAccessibleName(badge)
    await expect(page.getByText(services)).toBeVisible()
    await page.reload()
    await expect(cartLink(page)).toHaveAccessibleName(badge)
  })
}

test('what the server refuses stands under the quantity, without a toast', async ({ page }) => {
  await visit(page, `${aria9}?variant=LRS-ARIA9-WAL`)
  const main = page.getByRole('main')
  const quantity = main.getByRole('textbox', { name: 'Quantity', exact: true })
  const add = main.getByRole('button', { name: 'Add to cart', exact: true }).first()
  await quantity.fill('6')
  await add.click()
  await added(page).getByRole('button', { name: 'Close' }).click()
  await expect(added(page)).toBeHidden()
  await expect(page.getByText('Product added to your cart')).toBeHidden()
  await add.click()
  await expect(main.getByText('Product quantity exceeds inventory. Only 6 left.').last()).toBeVisible()
  await expect(page.getByText('That did not work!!!')).toBeHidden()
  await expect(added(page)).toBeHidden()
})

test('without a connection nothing is added, and that is said', async ({ page, network }) => {
  await visit(page, `${aria9}?variant=LRS-ARIA9-WAL`)
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first()
  await add.hover()
  await page.waitForLoadState('networkidle')
  await network.lose()
  await add.click()
  await expect(
    page.getByText('That could not be saved. Check your connection and try again.').first(),
  ).toBeVisible()
  await network.find()
  await add.click()
  await expect(added(page)).toBeVisible()
})

test('buying at once leads to the checkout with that alone', async ({ page, request }) => {
  const [before] = await thingsOf(request, { category: 'karaoke', count: 1 })
  if (before === undefined) throw new Error('there are products')
  const cart = await comeAsGuest(page, request, [before])
  await visit(page, `${aria9}?variant=LRS-ARIA9-GBK`)
  await page.getByRole('main').getByRole('button', { name: 'Buy now' }).first().click()
  await expect(page).toHaveURL('/checkout')
  const { cart: lines } = await cart.find()
  expect(lines.filter(({ selected }: { selected: number }) => selected === 1)).toHaveLength(1)
  expect(lines).toHaveLength(2)
})

test('a bundle goes into the cart as a whole, and ends with one of its parts', async ({ page, request }) => {
  const { bundle, address } = await aBundle(request)
  await visit(page, address)
  await page.getByRole('button', { name: `Add bundle to cart: ${bundle.name}` }).click()
  await added(page).getByRole('link', { name: 'View cart' }).click()
  const box = page.getByRole('region', { name: `Bundle: ${bundle.name}` })
  await expect(box.getByText('Removing one part ends the bundle price')).toBeVisible()
  const discount = page.getByText('Bundle discount')
  await expect(discount).toBeVisible()
  await box.getByRole('article').first().getByRole('checkbox').first().uncheck()
  await expect(discount).toBeHidden()
  await expect(box.getByText('Select all parts for the bundle price')).toBeVisible()
})

test('after signing in the two carts are one, and there is no guest any more', async ({ page, request }) => {
  const customer = await aNewCustomer(request)
  const [mine, older] = await thingsOf(request, { category: 'karaoke', count: 2 })
  if (!mine || !older) throw new Error('there are products')
  const headers = { Authorization: `Bearer ${customer.token}` }
  await request.post('/api/storefront/cart/store', { data: { inventory: older.inventory.uuid }, headers })
  await comeAsGuest(page, request, [mine])
  await visit(page, '/login?next=/cart')
  await signInHere(page, customer)
  await expect(page).toHaveURL('/cart')
  await expect(page.getByText('2 items, 1 selected')).toBeVisible()
  await expect(lineOf(page, older.name)).toContainText(
    'Came in from your account cart. Select it to buy it now.',
  )
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user_token'))).toBeNull()
  await page.reload()
  await expect(page.getByText('2 items, 1 selected')).toBeVisible()
})

test('what one tab puts into the cart, the other one shows', async ({ page, context, request }) => {
  const [thing] = await thingsOf(request, { category: 'karaoke', count: 1 })
  if (thing === undefined) throw new Error('there are products')
  await comeAsGuest(page, request, [thing])
  await visit(page, '/cart')
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item')
  const other = await context.newPage()
  await visit(other, `${aria9}?variant=LRS-ARIA9-GWH`)
  await other.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await expect(added(other)).toBeVisible()
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items')
  await expect(page.getByText('2 items, 2 selected')).toBeVisible()
})

test('a product with nothing to choose is added from its card', async ({ page, request }) => {
  const answer = await (
    await request.get('/api/storefront/product/fetch?source=category&source_id=home-theater&per_page=40')
  ).json()
  const card = answer.data.result.data.find(
    (each: { only_inventory: string | null; stock: number }) =>
      each.only_inventory !== null && each.stock > 0,
  )
  await visit(page, `/search?q=${encodeURIComponent(card.name)}`)
  const article = page.getByRole('article').filter({ hasText: card.name }).first()
  await article.hover()
  await article.getByRole('button', { name: `Add to cart: ${card.name}` }).click()
  await expect(added(page)).toContainText(card.name)
  await page.keyboard.press('Escape')
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item')
})

for (const prefix of ['', '/id']) {
  test(`a filled cart at ${prefix}/cart fits at any width, and axe finds nothing`, async ({
    page,
    request,
  }) => {
    const things = await thingsOf(request, { category: 'karaoke', count: 3 })
    await comeAsGuest(page, request, things)
    await visit(page, `${prefix}/cart`)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expectToFit(page)
    if (prefix === '') await expectNothingFromAxe(page)
  })
}
