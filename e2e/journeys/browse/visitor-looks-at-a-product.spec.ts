import type { Page } from '@playwright/test'
import { aria9, aria9Indonesian } from '../../visits/cart-visit.ts'
import { expectToFit } from '../../visits/page-fits.ts'
import { countsDown, expect, test, testInOwnContext, visit } from '../../visits/shop-visit.ts'
import { testWithoutScript } from '../../visits/without-script.ts'

const aria3 = '/laras-aria-3-bookshelf-speaker-pair/product/a3d0831b-51f1-89a5-a982-6f4d616d3f1d'

interface Pricing {
  end_time: string | null
}

/** The action inside the page, not the one in the slim bar. */
const orderAction = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first()

test('a variant is chosen, stands in the address, is ordered, and is remembered for the next product', async ({
  page,
}) => {
  await visit(page, aria9)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Aria 9')
  await expect(page.getByText(/^SKU /)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeHidden()
  await orderAction(page).click()
  await expect(page.getByText('Please select all required attributes.')).toBeVisible()
  const finishes = page.getByRole('group', { name: /^Finish/ })
  await expect(finishes.getByRole('link').first()).toBeFocused()

  await finishes.getByRole('link', { name: 'Gloss white' }).click()
  await expect(page).toHaveURL(`${aria9}?variant=LRS-ARIA9-GWH`)
  await expect(page.getByText('Please select all required attributes.')).toBeHidden()
  const thumbs = page.getByRole('list', { name: 'All pictures' }).getByRole('link')
  await expect(thumbs.first().getByRole('img')).toHaveAttribute('alt', /gloss white/)

  // Choosing another variant moves nothing.
  await page.evaluate(() => window.scrollTo({ top: 180, behavior: 'instant' }))
  await finishes.getByRole('link', { name: 'Walnut', exact: true }).click()
  await expect(page).toHaveURL(`${aria9}?variant=LRS-ARIA9-WAL`)
  await expect(page.getByText('SKU LRS-ARIA9-WAL')).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(180)

  await page.reload()
  await expect(finishes.getByRole('link', { name: 'Walnut', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(page.getByText('SKU LRS-ARIA9-WAL')).toBeVisible()
  const quantity = page.getByRole('textbox', { name: 'Quantity' })
  await quantity.fill('7')
  await orderAction(page).click()
  await expect(
    page.locator('[aria-live]').filter({ hasText: 'Product quantity exceeds inventory.' }),
  ).toBeVisible()
  await expect(quantity).toBeFocused()
  await expect(page.getByRole('dialog')).toBeHidden()
  await quantity.fill('2')
  await orderAction(page).click()
  await expect(page.getByRole('dialog', { name: 'Added to your cart', exact: true })).toContainText(
    'Added: 2',
  )

  await visit(page, aria3)
  const seen = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Recently viewed' }) })
  await expect(seen.getByRole('link')).toHaveText(['Aria 9 Floorstanding Speaker, pair'])
  await expectToFit(page)
})

test('pictures, tabs, reviews and the slim bar of a product answer to pointer and keys', {
  tag: '@pictures',
}, async ({ page }) => {
  await visit(page, `${aria9}?variant=LRS-ARIA9-WAL`)
  const open = page.getByRole('button', { name: 'Full screen' })
  await open.focus()
  await page.keyboard.press('Enter')
  const view = page.getByRole('dialog')
  await expect(view.getByText('1 / 5')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(view).toBeHidden()

  await page.getByRole('tab', { name: 'Specification' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Description' })).toBeFocused()
  await expect(page.getByRole('tabpanel')).toContainText('Two 200 mm woofers move enough air')
  await page.keyboard.press('End')
  await expect(page.getByRole('tabpanel')).toContainText('24 months of official warranty')

  const reviews = page.locator('#reviews')
  const list = reviews.getByRole('article')
  await expect(list).toHaveCount(6)
  await reviews.getByRole('button', { name: /See all \d+ reviews/ }).click()
  await expect.poll(() => list.count()).toBeGreaterThan(6)
  await reviews.getByRole('link', { name: /Only reviews with 5 stars/ }).click()
  await expect(page).toHaveURL(/[?&]stars=5/)
  await expect(list).toHaveCount(6)
  await expect(list.getByRole('img', { name: '5 of 5 stars' })).toHaveCount(6)
  await reviews.getByRole('link', { name: '5 stars: remove this filter' }).click()
  await expect(page).not.toHaveURL(/stars=/)
  await expect(reviews.getByRole('link', { name: '5 stars: remove this filter' })).toBeHidden()
  await reviews.getByLabel('Sort reviews').selectOption('lowest')
  await expect(page).toHaveURL(/[?&]sort=lowest/)
  await expect(list.first().getByRole('img', { name: '1 of 5 stars' })).toBeVisible()

  // The action has left the screen: the slim bar has come.
  const bar = page.getByRole('complementary', { name: 'Buy this product' })
  await expect(bar.getByRole('button', { name: 'Buy now' })).toBeVisible()
  await bar.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('dialog', { name: 'Added to your cart', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(bar).toBeHidden()
})

testInOwnContext('when its time is over, the page asks for the price again', async ({ page, request }) => {
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

testWithoutScript(
  'without script everything can be read, and a variant chosen and ordered',
  async ({ page }) => {
    await page.goto(aria9)
    for (const title of ['Specification', 'Description', 'In the box', 'Warranty']) {
      await expect(page.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible()
    }
    await expect(page.getByRole('button', { name: 'Full screen' })).toBeHidden()
    await page.getByRole('link', { name: 'Walnut', exact: true }).click()
    await expect(page).toHaveURL(/\?variant=LRS-ARIA9-WAL/)
    await expect(page.getByRole('link', { name: 'Order by WhatsApp' })).toHaveAttribute(
      'href',
      /wa\.me.*LRS-ARIA9-WAL/,
    )
    await page.getByRole('link', { name: /Only reviews with 4 stars/ }).click()
    await expect(page).toHaveURL(/variant=LRS-ARIA9-WAL&stars=4#reviews/)
    await expect(page.locator('#reviews').getByRole('article').first()).toBeVisible()
  },
)

testWithoutScript(
  'a wrong name leads to the right one in the language of the page, an unknown product to nothing',
  async ({ request }) => {
    const wrong = await request.get(
      '/id/salah/product/d8896a9f-14b0-8f75-ad39-ab3d8447b85e?variant=LRS-ARIA9-WAL',
      { maxRedirects: 0 },
    )
    expect(wrong.status()).toBe(301)
    expect(wrong.headers().location).toBe(`${aria9Indonesian}?variant=LRS-ARIA9-WAL`)
    for (const id of ['', '/nonsense', '/d8896a9f-14b0-8f75-ad39-ab3d8447b85f', '/%3Cscript%3E']) {
      expect((await request.get(`/laras-aria-9/product${id}`)).status(), id).toBe(404)
    }
  },
)
