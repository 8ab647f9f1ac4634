import { expect, test, visit } from '../../visits/shop-visit.ts'

test('the front page shows every part of the shop', async ({ page }) => {
  await visit(page, '/')
  const main = page.getByRole('main')
  for (const title of [
    'Shop by room and sound',
    'Flash sale',
    'Chosen for your room',
    'Makers we trust',
    'Recommended for you',
    'From living rooms like yours',
    'Come and listen',
    'Watch and learn',
  ]) {
    await expect(main.getByRole('heading', { name: title })).toBeVisible()
  }
  await expect(main.getByRole('timer')).toHaveText(/\d\d:\d\d:\d\d/)
  await expect(main.getByRole('img', { name: 'Laras' })).toBeVisible()
})

test('a product card tells brand, name and price, and leads to its product', async ({ page }) => {
  await visit(page, '/id')
  const card = page.getByRole('article').filter({ hasText: 'Aria 3' }).first()
  await expect(card).toContainText('Laras')
  await expect(card).toContainText('Rp\u00A06.299.000')
  await expect(card).toContainText('-9%')
  await expect(card.getByRole('link')).toHaveAttribute(
    'href',
    /^\/id\/laras-aria-3-[\w-]+\/product\/[0-9a-f-]{36}$/,
  )
})

test('the slides turn by hand, and only the one that is shown can be reached', async ({ page }) => {
  await visit(page, '/')
  const slides = page.getByRole('region', { name: 'Rooms and sound' })
  await slides.getByRole('button', { name: 'Next slide' }).click()
  await expect(slides.getByText('Everyone sings. Nothing howls.')).toBeVisible()
  await expect(slides.getByRole('link')).toHaveCount(1)
  await slides.getByRole('button', { name: 'Previous slide' }).click()
  await expect(slides.getByRole('heading', { level: 1 })).toHaveText('The room goes quiet. The film begins.')
})
