import { aria9 } from '../../visits/cart-visit.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'

test('the front page shows every part of the shop, its slides turn, and its menu opens all categories', async ({
  page,
}) => {
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

  const slides = page.getByRole('region', { name: 'Rooms and sound' })
  await slides.getByRole('button', { name: 'Next slide' }).click()
  await expect(slides.getByText('Everyone sings. Nothing howls.')).toBeVisible()
  // Only the slide that is shown can be reached.
  await expect(slides.getByRole('link')).toHaveCount(1)
  await slides.getByRole('button', { name: 'Previous slide' }).click()
  await expect(slides.getByRole('heading', { level: 1 })).toHaveText('The room goes quiet. The film begins.')

  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Categories' }).hover()
  await expect(header.getByRole('link', { name: 'Bookshelf speakers' })).toHaveAttribute(
    'href',
    '/all/home-theater/bookshelf-speakers',
  )
  await header.getByRole('link', { name: 'Karaoke', exact: true }).first().hover()
  await header.getByRole('link', { name: 'Microphones' }).click()
  await expect(page).toHaveURL('/all/karaoke/microphones')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Microphones')
  await expect(header.getByRole('list', { name: 'Main categories' })).toHaveCount(0)
})

test('the pictures of the front page, a list and a product arrive', { tag: '@pictures' }, async ({
  page,
}) => {
  for (const address of ['/', '/all/karaoke', aria9]) {
    await visit(page, address)
    const pictures = page.getByRole('main').locator('img')
    // Those further down load when they come into sight.
    await pictures.evaluateAll((all) => {
      for (const picture of all as HTMLImageElement[]) picture.loading = 'eager'
    })
    const missing = () =>
      pictures.evaluateAll((all) =>
        (all as HTMLImageElement[])
          .filter(({ currentSrc, naturalWidth }) => naturalWidth < 2 || currentSrc.includes('fallback'))
          .map(({ currentSrc, alt }) => currentSrc || alt),
      )
    await expect.poll(missing, address).toEqual([])
    expect(await pictures.count()).toBeGreaterThan(4)
  }
})
