import type { CategoryNode } from '@gema/contract/shapes/category-node.ts'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aShop } from '../../../testing/a-shop.ts'
import { Address } from '../../../testing/address.tsx'
import { show } from '../../../testing/show.tsx'
import { CategoryButton } from './category-button.tsx'

const uuid = (last: number): string => `50f5bfb9-d035-4e57-a212-${String(last).padStart(12, '0')}`

const below = (id: number, name: string) => ({
  id,
  uuid: uuid(id),
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  image: null,
  product_count: id,
})

const main = (id: number, name: string, child: CategoryNode['child']): CategoryNode => ({
  ...below(id, name),
  icon: 'speaker',
  tagline: '',
  scene_image: null,
  child,
  top_brands: [],
})

const shop = {
  ...aShop,
  categories: [
    main(1, 'Home theater', [below(11, 'Bookshelf speakers'), below(12, 'Subwoofers')]),
    main(2, 'Karaoke', [below(21, 'Microphones')]),
  ],
}

const showMenu = (around: Parameters<typeof show>[1] = {}) =>
  show(
    <>
      <CategoryButton />
      <Address />
      <p style={{ marginTop: 700 }}>The end of the page</p>
    </>,
    { shop, ...around },
  )

test('resting on the button opens two levels of categories; leaving closes them', async () => {
  const screen = await showMenu()
  const button = screen.getByRole('button', { name: 'Categories' })
  await button.hover()
  const bookshelf = screen.getByRole('link', { name: 'Bookshelf speakers 11 products' })
  await expect.element(bookshelf).toHaveAttribute('href', '/all/home-theater/bookshelf-speakers')
  await screen.getByRole('list', { name: 'Main categories' }).getByRole('link', { name: 'Karaoke' }).hover()
  const microphones = screen.getByRole('link', { name: 'Microphones 21 products' })
  await expect.element(microphones).toHaveAttribute('href', '/all/karaoke/microphones')
  await expect.element(bookshelf).not.toBeInTheDocument()
  // People point, then press: what pointing has opened, the first press keeps open.
  await button.click()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await screen.getByText('The end of the page').hover()
  await expect.element(microphones).not.toBeInTheDocument()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
})

test('the menu works by keyboard: arrows move, Escape closes and gives the focus back', async () => {
  const screen = await showMenu({ language: 'id', at: '/id' })
  const button = screen.getByRole('button', { name: 'Kategori' })
  const mains = screen.getByRole('list', { name: 'Kategori utama' })
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(mains).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(mains.getByRole('link', { name: 'Home theater' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(mains.getByRole('link', { name: 'Karaoke' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('link', { name: 'Microphones 21 produk' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(mains).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('a category that is chosen opens its page and closes the menu, as a press elsewhere does', async () => {
  const screen = await showMenu()
  const button = screen.getByRole('button', { name: 'Categories' })
  const mains = screen.getByRole('list', { name: 'Main categories' })
  await userEvent.keyboard('{Tab}{Enter}')
  await screen.getByRole('link', { name: 'Subwoofers 12 products' }).click()
  await expect.element(screen.getByLabelText('Address')).toHaveTextContent('/all/home-theater/subwoofers')
  await expect.element(mains).not.toBeInTheDocument()
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(mains).toBeVisible()
  await screen.getByText('The end of the page').click()
  await expect.element(mains).not.toBeInTheDocument()
})
