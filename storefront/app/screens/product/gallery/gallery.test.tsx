import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aProduct } from '../../../../testing/a-product.ts'
import { show } from '../../../../testing/show.tsx'
import { useVariant } from '../use-variant.ts'
import { ValueSwatch } from '../value-swatch.tsx'
import { Gallery } from './gallery.tsx'

/** The gallery beside the finishes, of which one is chosen. */
function Beside() {
  const product = aProduct()
  const variant = useVariant(product)
  return (
    <>
      <Gallery product={product} shown={variant.shown} />
      {product.attributes.map((attribute) => (
        <ul key={attribute.key}>
          {attribute.values.map((value) => (
            <ValueSwatch key={value.value} {...{ value, attribute, product, variant }} />
          ))}
        </ul>
      ))}
    </>
  )
}

test('pictures are seen in full screen by keyboard alone', async () => {
  const screen = await show(<Beside />)
  const open = screen.getByRole('button', { name: 'Full screen' })
  open.element().focus()
  await userEvent.keyboard('{Enter}')
  const view = screen.getByRole('dialog', { name: 'Pictures of Aria 9 Floorstanding Speaker' })
  // Both of walnut, which is shown first, and one of white.
  await expect.element(view.getByText('1 / 3')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(view.getByText('2 / 3')).toBeVisible()
  await expect.element(view.getByText('Picture 2 of 3')).toBeInTheDocument()
  await expect.element(view.getByRole('img', { name: 'Speaker, walnut, front' })).toBeInTheDocument()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(view.getByText('3 / 3')).toBeVisible()
  await view.getByRole('button', { name: 'Next picture' }).click()
  await expect.element(view.getByText('1 / 3')).toBeVisible()
  await view.getByRole('button', { name: 'Previous picture' }).click()
  await expect.element(view.getByText('3 / 3')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(view).not.toBeInTheDocument()
  await expect.element(open).toHaveFocus()
})

test('the thumbnails and the chosen finish lead the gallery', async () => {
  const screen = await show(<Beside />)
  const thumbs = screen.getByRole('list', { name: 'All pictures' }).getByRole('link')
  await expect.element(thumbs.first()).toHaveAttribute('aria-current', 'true')
  await thumbs.nth(1).click()
  await expect.element(thumbs.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect.element(thumbs.first()).not.toHaveAttribute('aria-current')
  await screen.getByRole('link', { name: /^Gloss white/ }).click()
  await expect.element(thumbs.first().getByRole('img')).toHaveAttribute('alt', 'Speaker, white, whole')
  await expect.element(thumbs.first()).toHaveAttribute('aria-current', 'true')
  // The picture that stands large is what full screen begins with.
  await thumbs.nth(2).click()
  await screen.getByRole('button', { name: 'Full screen' }).click()
  await expect.element(screen.getByRole('dialog').getByText('3 / 3')).toBeVisible()
})
