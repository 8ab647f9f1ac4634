import { expect, test, visit } from '../../visits/shop-visit.ts'

test('resting on the button opens two levels of categories; leaving closes them', async ({ page }) => {
  await visit(page, '/')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Categories' }).hover()
  await expect(header.getByRole('link', { name: 'Bookshelf speakers' })).toHaveAttribute(
    'href',
    '/all/home-theater/bookshelf-speakers',
  )
  await header.getByRole('link', { name: 'Karaoke', exact: true }).first().hover()
  await expect(header.getByRole('link', { name: 'Microphones' })).toHaveAttribute(
    'href',
    '/all/karaoke/microphones',
  )
  await page.mouse.move(640, 880)
  await expect(header.getByRole('link', { name: 'Microphones' })).toBeHidden()
})

test('the menu works by keyboard: arrows move, Escape closes and gives the focus back', async ({ page }) => {
  await visit(page, '/id')
  const button = page.getByRole('banner').getByRole('button', { name: 'Kategori' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Kategori utama' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'Proyektor dan layar' }).first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('link', { name: 'Proyektor bioskop rumah' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('list', { name: 'Kategori utama' })).toBeHidden()
  await expect(button).toBeFocused()
})
