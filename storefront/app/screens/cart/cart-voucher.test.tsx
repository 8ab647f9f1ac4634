import type { CallData } from '@gema/contract/client.ts'
import type { CartVoucher } from '@gema/contract/shapes/cart.ts'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { someCartLines } from '../../../testing/a-cart-server.ts'
import { connectionLost, refused } from '../../../testing/answer-calls.ts'
import { openCart } from '../../../testing/open-cart.tsx'

type Offer = CallData<'voucherFind'>[number]

const lines = someCartLines('Aria')

const counts: CartVoucher = {
  code: 'TENTH',
  name: 'A tenth off',
  discount: 100_000,
  applies: true,
  message: null,
  missing: null,
}
const waits: CartVoucher = {
  code: 'MILLION',
  name: 'One million off',
  discount: 0,
  applies: false,
  message: 'Minimum Rp 25.000.000, Rp 24.000.000 to go.',
  missing: 24_000_000,
}

const offerOf = (voucher: CartVoucher): Offer => ({
  uuid: `00000000-0000-4000-8000-0000000${voucher.code.length}0000`,
  code: voucher.code,
  name: voucher.name,
  text: '',
  kind: 'fixed',
  amount: 100_000,
  maximum_discount: null,
  minimum_spend: 25_000_000,
  start_time: '2026-11-01T00:00:00Z',
  end_time: '2026-12-01T00:00:00Z',
  for_cart: voucher,
})
const offers = [offerOf(counts), offerOf(waits)]

/** Opens the drawer of a cart whose server knows two codes. */
async function openDrawer(answers: NonNullable<Parameters<typeof openCart>[0]['answers']> = {}) {
  const cart = await openCart({
    lines,
    answers: {
      voucherFind: offers,
      cartUpdate: ({ voucher }) => {
        if (voucher === null) return server.change(server.now().cart, null)
        const known = [counts, waits].find(({ code }) => code === voucher?.toUpperCase())
        if (known === undefined) return refused(201, 'We do not know this code.')
        return server.change(server.now().cart, known)
      },
      ...answers,
    },
  })
  const { screen, server } = cart
  await screen.getByRole('button', { name: /^Use a voucher/ }).click()
  const drawer = screen.getByRole('dialog', { name: 'Vouchers' })
  const code = drawer.getByLabelText('Have a code?')
  await expect.element(code).toBeVisible()
  return { ...cart, drawer, code, apply: drawer.getByRole('button', { name: 'Apply' }) }
}

test('a voucher is applied by its code with what it saves, and taken away again', async () => {
  const { screen, drawer, code, apply, updates, expectTotal } = await openDrawer()
  await code.fill('tenth')
  await apply.click()
  await expect.element(screen.getByText('The voucher is applied.')).toBeVisible()
  await expect.element(drawer).not.toBeInTheDocument()
  expect(updates()).toEqual([{ voucher: 'tenth' }])
  const summary = screen.getByRole('complementary')
  await expect.element(summary.getByText('Voucher-Rp 100.000')).toBeVisible()
  await expectTotal('Rp 900.000')
  const applied = screen.getByRole('button', { name: /^TENTH applied You save Rp 100.000/ })
  await applied.click()
  await drawer.getByRole('button', { name: 'Remove voucher A tenth off' }).click()
  await expect.element(screen.getByText('The voucher is taken away.')).toBeVisible()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expectTotal('Rp 1.000.000')
  await expect.element(screen.getByText('Voucher-Rp 100.000')).not.toBeInTheDocument()
})

test('a voucher that gives nothing yet is kept and says why, in the drawer and beside the total', async () => {
  const { screen, drawer, code, expectTotal } = await openDrawer()
  const ticket = drawer.getByRole('listitem').filter({ hasText: 'One million off' })
  await expect.element(ticket).toMatchTextContent(/Minimum Rp 25.000.000, Rp 24.000.000 to go\./)
  await expect.element(ticket.getByRole('button')).not.toBeInTheDocument()
  await code.fill('million')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(screen.getByText(/^The voucher is kept, but does not count yet\. Minimum Rp 25.000.000/))
    .toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: /^MILLION does not count yet One million off/ }))
    .toBeVisible()
  await expect.element(screen.getByRole('complementary').getByText(waits.message ?? '')).toBeVisible()
  await expectTotal('Rp 1.000.000')
})

test('a voucher of the list is used by its button', async () => {
  const { screen, drawer, updates, expectTotal } = await openDrawer()
  await expect
    .element(drawer.getByRole('listitem').filter({ hasText: 'A tenth off' }))
    .toMatchTextContent(/You save Rp 100.000/)
  await drawer.getByRole('button', { name: 'Use voucher A tenth off' }).click()
  await expect.element(screen.getByText('The voucher is applied.')).toBeVisible()
  expect(updates()).toEqual([{ voucher: 'TENTH' }])
  await expectTotal('Rp 900.000')
})

test('a code that the shop does not know stays as it was typed, with the sentence under it', async () => {
  const { code, apply, drawer } = await openDrawer()
  await code.fill('nosuchcode')
  await apply.click()
  await expect.element(code).toHaveAccessibleDescription('We do not know this code.')
  await expect.element(code).toHaveValue('nosuchcode')
  await expect.element(drawer).toBeVisible()
})

test('without a connection the code stays in its field, and that is said', async () => {
  const { code, apply } = await openDrawer({ cartUpdate: connectionLost })
  await code.fill('tenth')
  await apply.click()
  await expect
    .element(code)
    .toHaveAccessibleDescription('That could not be saved. Check your connection and try again.')
  await expect.element(code).toHaveValue('tenth')
})

test('vouchers that cannot be loaded can be asked for again', async () => {
  let isThere = false
  const { drawer } = await openDrawer({ voucherFind: () => (isThere ? offers : connectionLost) })
  await expect.element(drawer.getByRole('alert')).toMatchTextContent(/^The vouchers could not be loaded/)
  isThere = true
  await drawer.getByRole('button', { name: 'Try again' }).click()
  await expect.element(drawer.getByRole('button', { name: 'Use voucher A tenth off' })).toBeVisible()
})
