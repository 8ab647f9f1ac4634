import type { Page } from '@playwright/test'
import { aBundle, aria9Indonesian, cartLink, comeAsGuest, thingsOf } from '../../visits/cart-visit.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'

/** The drawer that opens when something was added. */
const added = (page: Page) => page.getByRole('dialog', { name: 'Added to your cart', exact: true })

test('for a visitor who only looks around no cart is asked for; what has nothing to choose is added from its card', async ({
  page,
  request,
}) => {
  const answer = await (
    await request.get('/api/storefront/product/fetch?source=category&source_id=home-theater&per_page=40')
  ).json()
  const card = answer.data.result.data.find(
    (each: { only_inventory: string | null; stock: number }) =>
      each.only_inventory !== null && each.stock > 0,
  )
  const asked: string[] = []
  page.on('request', (each) => asked.push(each.url()))
  await visit(page, '/')
  await cartLink(page).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Many choose these' })).toBeVisible()
  const search = page.getByRole('searchbox').or(page.getByRole('combobox')).first()
  await search.fill(card.name)
  await expect(page.getByRole('option').first()).toBeVisible()
  await search.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=/)
  const article = page.getByRole('article').filter({ hasText: card.name }).first()
  await article.hover()
  await expect(article.getByRole('button', { name: `Add to cart: ${card.name}` })).toBeVisible()
  expect(asked.filter((url) => url.includes('/cart/'))).toEqual([])

  await article.getByRole('button', { name: `Add to cart: ${card.name}` }).click()
  await expect(added(page)).toContainText(card.name)
  await page.keyboard.press('Escape')
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item')
})

test('a guest adds two with a service in Indonesian: nothing while offline, once by a double click, and not more than there are', async ({
  page,
  network,
}) => {
  await visit(page, `${aria9Indonesian}?variant=LRS-ARIA9-WAL`)
  const main = page.getByRole('main')
  const add = main.getByRole('button', { name: '+ Keranjang', exact: true }).first()
  const quantity = main.getByRole('textbox', { name: 'Jumlah', exact: true })
  const drawer = page.getByRole('dialog', { name: 'Masuk ke keranjang Anda', exact: true })
  await main.getByRole('checkbox', { name: /^Kalibrasi ruang/ }).check()
  await quantity.fill('2')
  await add.hover()
  await page.waitForLoadState('networkidle')
  await network.lose()
  await add.click()
  await expect(page.getByText('Belum tersimpan. Periksa koneksi lalu coba lagi.').first()).toBeVisible()
  await network.find()

  await add.dblclick()
  await expect(page.getByText('Produk masuk keranjang Anda', { exact: true })).toBeVisible()
  await expect(drawer).toContainText('Ditambahkan: 2')
  await expect(drawer.getByText('Walnut', { exact: true })).toBeVisible()
  await expect(drawer.getByText('Rp\u00A0750.000')).toBeVisible()
  await drawer.getByRole('button', { name: 'Tutup' }).click()
  await expect(drawer).toBeHidden()
  await quantity.fill('6')
  await add.click()
  await expect(main.getByText('Jumlah melebihi persediaan. Tersisa 6.').last()).toBeVisible()
  await expect(drawer).toBeHidden()

  await cartLink(page).click()
  await expect(page).toHaveURL('/id/cart')
  await expect(page.getByText('Layanan (1)')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Layanan (1)')).toBeVisible()
  await expect(cartLink(page)).toHaveAccessibleName('Keranjang, 2 barang')
})

test('a bundle that one tab puts into the cart shows in another and ends with one of its parts; buying at once selects that alone', async ({
  page,
  context,
  request,
}) => {
  const { bundle, address } = await aBundle(request)
  const things = await thingsOf(request, { category: 'karaoke', count: 1 })
  const cart = await comeAsGuest(page, request, things)
  await visit(page, '/cart')
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item')
  const other = await context.newPage()
  await visit(other, address)
  await other.getByRole('button', { name: `Add bundle to cart: ${bundle.name}` }).click()
  await expect(added(other)).toContainText(bundle.name)
  await added(other).getByRole('button', { name: 'Close' }).click()

  const box = page.getByRole('region', { name: `Bundle: ${bundle.name}` })
  await expect(box.getByText('Removing one part ends the bundle price')).toBeVisible()
  const { count } = await cart.find()
  await expect(page.getByText(`${count} items, ${count} selected`)).toBeVisible()
  await expect(cartLink(page)).toHaveAccessibleName(`Cart, ${count} items`)
  const discount = page.getByText('Bundle discount')
  await expect(discount).toBeVisible()
  await box.getByRole('article').first().getByRole('checkbox').first().uncheck()
  await expect(discount).toBeHidden()
  await expect(box.getByText('Select all parts for the bundle price')).toBeVisible()

  await other.getByRole('main').getByRole('button', { name: 'Buy now' }).first().click()
  await expect(other).toHaveURL('/checkout')
  const { cart: lines } = await cart.find()
  expect(lines.filter(({ selected }: { selected: number }) => selected === 1)).toHaveLength(1)
  expect(lines.length).toBeGreaterThan(2)
})
