import type { Page } from '@playwright/test'
import { countsDown, expect, test, visit } from '../../visits/shop-visit.ts'

const aria9 = '/laras-aria-9-floorstanding-speaker-pair/product/d8896a9f-14b0-8f75-ad39-ab3d8447b85e'
const aria9Indonesian =
  '/id/laras-aria-9-speaker-lantai-sepasang/product/d8896a9f-14b0-8f75-ad39-ab3d8447b85e'
const aria3 = '/laras-aria-3-bookshelf-speaker-pair/product/a3d0831b-51f1-89a5-a982-6f4d616d3f1d'

interface Pricing {
  end_time: string | null
}

/** The action inside the page, not the one in the slim bar. */
const orderAction = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first()

test('a variant is chosen, stands in the address and is still there after reloading', async ({ page }) => {
  await visit(page, aria9)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Aria 9')
  await expect(page.getByText(/^SKU /)).toBeHidden()
  await orderAction(page).click()
  await expect(page.getByText('Please select all required attributes.')).toBeVisible()
  await expect(
    page
      .getByRole('group', { name: /^Finish/ })
      .getByRole('link')
      .first(),
  ).toBeFocused()

  await page.getByRole('link', { name: 'Walnut', exact: true }).click()
  await expect(page).toHaveURL(`${aria9}?variant=LRS-ARIA9-WAL`)
  await expect(page.getByText('SKU LRS-ARIA9-WAL')).toBeVisible()
  await expect(page.getByText('Please select all required attributes.')).toBeHidden()

  await page.reload()
  await expect(page.getByRole('link', { name: 'Walnut', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(page.getByText('SKU LRS-ARIA9-WAL')).toBeVisible()
})

test('choosing another variant moves nothing', async ({ page }) => {
  await visit(page, `${aria9}?variant=LRS-ARIA9-WAL`)
  await page.evaluate(() => window.scrollTo({ top: 180, behavior: 'instant' }))
  await page.getByRole('link', { name: 'Gloss black', exact: true }).click()
  await expect(page).toHaveURL(/variant=LRS-ARIA9-GBK/)
  await expect(page.getByText('SKU LRS-ARIA9-GBK')).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(180)
})

test('a quantity that cannot be is refused with its sentence', async ({ page }) => {
  await visit(page, `${aria9}?variant=LRS-ARIA9-WAL`)
  const quantity = page.getByRole('textbox', { name: 'Quantity' })
  const note = (text: string) => page.locator('[aria-live]').filter({ hasText: text })
  await page.getByRole('button', { name: 'One less' }).click()
  await expect(note('Must have minimum 1 item.')).toBeVisible()
  await expect(quantity).toHaveValue('1')
  for (const [typed, sentence] of [
    ['0', 'Must have minimum 1 item.'],
    ['-1', 'Must have minimum 1 item.'],
    ['', 'Must have minimum 1 item.'],
    ['7', 'Product quantity exceeds inventory.'],
    ['1e9', 'Maximum quantity exceeds.'],
  ] as const) {
    await quantity.fill(typed)
    await expect(note(sentence)).toBeVisible()
    // Left empty, it becomes a 1 again.
    if (typed === '') continue
    await orderAction(page).click()
    await expect(quantity).toBeFocused()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await quantity.fill('1.5')
  await quantity.blur()
  await expect(quantity).toHaveValue('1')
  await quantity.press('ArrowUp')
  await expect(quantity).toHaveValue('2')
  await orderAction(page).click()
  await expect(page.getByRole('dialog', { name: 'Added to your cart', exact: true })).toContainText(
    'Added: 2',
  )
})

test('pictures are seen in full screen by keyboard alone', async ({ page }) => {
  await visit(page, aria9)
  const open = page.getByRole('button', { name: 'Full screen' })
  await open.focus()
  await page.keyboard.press('Enter')
  const view = page.getByRole('dialog')
  await expect(view.getByText('1 / 5')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(view.getByText('2 / 5')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(view.getByText('5 / 5')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(view).toBeHidden()
  await expect(open).toBeFocused()
})

test('the thumbnails and the chosen finish lead the gallery', async ({ page }) => {
  await visit(page, aria9)
  const thumbs = page.getByRole('list', { name: 'All pictures' }).getByRole('link')
  await thumbs.nth(1).click()
  await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: /^Gloss white/ }).click()
  await expect(thumbs.first().getByRole('img')).toHaveAttribute('alt', /gloss white/)
  await expect(thumbs.first()).toHaveAttribute('aria-current', 'true')
})

test('reviews are filtered by their stars, sorted, and all of them come on request', async ({ page }) => {
  await visit(page, aria9)
  const reviews = page.locator('#reviews')
  const list = reviews.getByRole('article')
  const total = await list.count()
  expect(total).toBe(6)
  await reviews.getByRole('button', { name: /See all \d+ reviews/ }).click()
  await expect.poll(() => list.count()).toBeGreaterThan(total)

  await reviews.getByRole('link', { name: /Only reviews with 5 stars/ }).click()
  await expect(page).toHaveURL(/[?&]stars=5/)
  await expect(list).toHaveCount(6)
  for (const article of await list.all()) {
    await expect(article.getByRole('img', { name: '5 of 5 stars' })).toBeVisible()
  }
  await reviews.getByRole('link', { name: '5 stars: remove this filter' }).click()
  await expect(page).not.toHaveURL(/stars=/)
  await expect(reviews.getByRole('link', { name: '5 stars: remove this filter' })).toBeHidden()
  await reviews.getByLabel('Sort reviews').selectOption('lowest')
  await expect(page).toHaveURL(/[?&]sort=lowest/)
  await expect(list.first().getByRole('img', { name: '1 of 5 stars' })).toBeVisible()
})

test('when its time is over, the page asks for the price again', async ({ page, request }) => {
  const home = await (await request.get('/api/storefront/home')).json()
  const card = home.data.flash_sale[0].products.find(({ pricing }: { pricing: Pricing }) => pricing.end_time)
  const found = await (await request.get(`/api/storefront/product/find?id=${card.uuid}`)).json()
  const onFlash = found.data.product.inventories.find(({ pricing }: { pricing: Pricing }) => pricing.end_time)
  await page.clock.install()
  await visit(page, `/${card.slug}/product/${card.uuid}?variant=${onFlash.sku}`)
  await countsDown(page)
  const again = page.waitForRequest(
    (asked) => asked.url().includes('.data') && asked.url().includes(card.uuid),
  )
  await page.clock.fastForward('23:59:59')
  await again
})

test('the tabs turn with the arrow keys', async ({ page }) => {
  await visit(page, aria9)
  await page.getByRole('tab', { name: 'Specification' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Description' })).toBeFocused()
  await expect(page.getByRole('tabpanel')).toContainText('Two 200 mm woofers move enough air')
  await page.keyboard.press('End')
  await expect(page.getByRole('tabpanel')).toContainText('24 months of official warranty')
})

test('the slim bar comes when the action has left the screen', async ({ page }) => {
  await visit(page, `${aria9}?variant=LRS-ARIA9-WAL`)
  const bar = page.getByRole('complementary', { name: 'Buy this product' })
  await expect(bar).toBeHidden()
  await page.locator('#reviews').scrollIntoViewIfNeeded()
  await expect(bar.getByRole('button', { name: 'Buy now' })).toBeVisible()
  await bar.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('dialog', { name: 'Added to your cart', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(bar).toBeHidden()
})

test('a product is remembered for the next one', async ({ page }) => {
  await visit(page, aria9)
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeHidden()
  await visit(page, aria3)
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Recently viewed' }) })
  await expect(section.getByRole('link')).toHaveText(['Aria 9 Floorstanding Speaker, pair'])
})

test('a wrong name leads to the right one in the language of the page, an unknown product to nothing', async ({
  request,
}) => {
  const wrong = await request.get(
    '/id/salah/product/d8896a9f-14b0-8f75-ad39-ab3d8447b85e?variant=LRS-ARIA9-WAL',
    {
      maxRedirects: 0,
    },
  )
  expect(wrong.status()).toBe(301)
  expect(wrong.headers().location).toBe(`${aria9Indonesian}?variant=LRS-ARIA9-WAL`)
  for (const id of ['', '/nonsense', '/d8896a9f-14b0-8f75-ad39-ab3d8447b85f', '/%3Cscript%3E']) {
    expect((await request.get(`/laras-aria-9/product${id}`)).status(), id).toBe(404)
  }
})
