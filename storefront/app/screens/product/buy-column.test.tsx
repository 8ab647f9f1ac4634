import { useRef } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aProduct } from '../../../testing/a-product.ts'
import { Address } from '../../../testing/address.tsx'
import { answerCalls } from '../../../testing/answer-calls.ts'
import { show } from '../../../testing/show.tsx'
import { BuyColumn } from './buy-column.tsx'
import { useOrder } from './use-order.ts'
import { useVariant } from './use-variant.ts'

const page = '/aria-9-speaker/product/1'

function Column({ product }: { product: ReturnType<typeof aProduct> }) {
  const variant = useVariant(product)
  const order = useOrder(product, variant)
  const actions = useRef<HTMLDivElement>(null)
  return (
    <>
      <BuyColumn
        {...{ product, variant, order, actions }}
        vouchers={[]}
        serverTime="2026-11-19T03:00:00.000Z"
      />
      <Address />
    </>
  )
}

const showColumn = (around: Parameters<typeof show>[1] = {}, product = aProduct()) =>
  show(<Column product={product} />, { at: page, ...around })

/** What is said under the quantity; it is read aloud with the field too. */
const note = (screen: Awaited<ReturnType<typeof show>>, text: string) =>
  screen.getByRole('paragraph').filter({ hasText: text })

test('before a variant is chosen nothing is ordered: the page asks for it', async () => {
  const sent = answerCalls()
  const screen = await showColumn()
  await screen.getByRole('button', { name: 'Add to cart' }).click()
  const asks = screen.getByText('Please select all required attributes.')
  await expect.element(asks).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /^Walnut/ })).toHaveFocus()
  await screen.getByRole('link', { name: /^Walnut/ }).click()
  await expect.element(asks).not.toBeInTheDocument()
  await expect.element(screen.getByLabelText('Address')).toMatchTextContent(/[?&]variant=ARIA9-WALNUT$/)
  await expect.element(screen.getByText('SKU ARIA9-WALNUT')).toBeVisible()
  expect(sent).toEqual([])
})

test('a quantity that cannot be is refused in Indonesian, and the keys of the field count', async () => {
  const sent = answerCalls()
  const screen = await showColumn({ language: 'id', at: `${page}?variant=ARIA9-WALNUT` })
  const quantity = screen.getByRole('textbox', { name: 'Jumlah' })
  await screen.getByRole('button', { name: 'Kurangi satu' }).click()
  await expect.element(note(screen, 'Minimal 1 barang.')).toBeVisible()
  await expect.element(quantity).toHaveValue('1')
  for (const [typed, sentence] of [
    ['0', 'Minimal 1 barang.'],
    ['-1', 'Minimal 1 barang.'],
    ['7', 'Jumlah melebihi stok yang tersedia.'],
    ['1e9', 'Melebihi jumlah maksimum.'],
  ] as const) {
    await quantity.fill(typed)
    await expect.element(note(screen, sentence)).toBeVisible()
    await screen.getByRole('button', { name: '+ Keranjang' }).click()
    await expect.element(quantity).toHaveFocus()
  }
  // Left empty, it becomes a 1 again; of a fraction the whole counts.
  for (const typed of ['', '1.5']) {
    await quantity.fill(typed)
    await userEvent.keyboard('{Tab}')
    await expect.element(quantity).toHaveValue('1')
  }
  await quantity.click()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(quantity).toHaveValue('2')
  expect(sent).toEqual([])
})

test('of what is out of stock nothing can be ordered', async () => {
  const inventories = aProduct().inventories.map((inventory) => ({ ...inventory, stock: 0 }))
  const screen = await showColumn({ at: `${page}?variant=ARIA9-WALNUT` }, aProduct({ inventories }))
  await expect.element(screen.getByRole('button', { name: 'Out of stock' })).toBeDisabled()
  await expect.element(note(screen, 'This product is out of stock.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument()
})
