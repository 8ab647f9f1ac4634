import type { CartLine } from '@gema/contract/shapes/cart.ts'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { someCartLines } from '../../../testing/a-cart-server.ts'
import { connectionLost } from '../../../testing/answer-calls.ts'
import { openCheckout, quoted } from '../../../testing/open-checkout.tsx'

/** A checkout whose server has other lines by the time that somebody orders; the order itself is lost on its way. */
async function openWithChange(
  lines: CartLine[],
  { becomes, language = 'en' }: { becomes: (line: CartLine) => CartLine; language?: 'en' | 'id' },
) {
  let isChanged = false
  const checkout = await openCheckout({
    lines,
    language,
    answers: {
      checkoutStore: () => {
        if (isChanged) return connectionLost
        isChanged = true
        return quoted(checkout.server.change(lines.map(becomes)))
      },
    },
  })
  return checkout
}

const costing = (price: number) => (line: CartLine) => ({
  ...line,
  line_total: price,
  pricing: { ...line.pricing, price },
})

test('a price that rises is asked about: closing the question shows the new total, and it is paid by the next press', async () => {
  const { screen, payButton, orders } = await openWithChange(someCartLines('Aria'), {
    becomes: costing(1_135_000),
  })
  await payButton.click()
  const question = screen.getByRole('dialog', { name: 'The total has changed' })
  await expect.element(question).toBeVisible()
  await expect.element(question).toHaveAccessibleDescription(/^Nothing has been ordered or paid yet\./)
  await expect.element(question.getByRole('listitem')).toHaveTextContent('AriaRp 1.000.000 → Rp 1.135.000')
  await expect.element(question.getByText('BeforeRp 1.000.000')).toBeVisible()
  await expect.element(question.getByText('NowRp 1.135.000')).toBeVisible()
  await userEvent.click(document.body, { position: { x: 5, y: 5 } })
  await expect.element(question).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(payButton).toHaveTextContent('Pay Rp 1.135.000')
  expect(orders()).toHaveLength(1)
  await payButton.click()
  await expect.poll(orders).toHaveLength(2)
  expect(orders()[1]?.expected_total).toBe(1_135_000)
  expect(orders()[1]?.idempotency_key).not.toBe(orders()[0]?.idempotency_key)
})

test('a price that falls is asked about as well, in Indonesian, and agreeing pays the new total', async () => {
  const { screen, payButton, orders } = await openWithChange(someCartLines('Aria'), {
    becomes: costing(910_000),
    language: 'id',
  })
  await payButton.dblClick()
  const question = screen.getByRole('dialog', { name: 'Totalnya berubah' })
  await expect.element(question).toHaveAccessibleDescription(/^Belum ada yang dipesan atau dibayar\./)
  await expect.element(question.getByText('SemulaRp 1.000.000')).toBeVisible()
  await expect.element(question.getByText('SekarangRp 910.000')).toBeVisible()
  expect(orders()).toHaveLength(1)
  await question.getByRole('button', { name: 'Bayar Rp 910.000' }).click()
  await expect.poll(orders).toHaveLength(2)
  expect(orders()[1]?.expected_total).toBe(910_000)
})

test('a product that is gone is named with the reason; going on without it leaves the rest to be paid', async () => {
  const lines = someCartLines('Aria', 'Bumi')
  const [aria] = lines
  const { screen, payButton, orders, sentTo } = await openWithChange(lines, {
    becomes: (line) =>
      line.cart_id === aria?.cart_id
        ? {
            ...line,
            is_available: false,
            notices: [{ kind: 'out_of_stock', message: 'This product is out of stock.' }],
          }
        : line,
  })
  await payButton.click()
  const question = screen.getByRole('dialog', { name: 'The total has changed' })
  await expect.element(question.getByRole('listitem')).toHaveTextContent('AriaThis product is out of stock.')
  await expect.element(question.getByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
  await question.getByRole('button', { name: 'Go on without it' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(sentTo('cartUpdate')).toEqual([{ unchecked: [aria?.cart_id] }])
  await expect.element(payButton).toHaveTextContent('Pay Rp 2.000.000')
  expect(orders()).toHaveLength(1)
})

test('what another tab changes stands on the button before it is pressed', async () => {
  const { server, payButton } = await openCheckout()
  server.change(server.now().cart.map(costing(2_500_000)))
  const tab = new BroadcastChannel('gema-cart')
  tab.postMessage('changed')
  await expect.element(payButton).toHaveTextContent('Pay Rp 2.500.000')
  tab.close()
})
