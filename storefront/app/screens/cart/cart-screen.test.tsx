import type { CartAddOn } from '@gema/contract/shapes/cart.ts'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { someCartLines } from '../../../testing/a-cart-server.ts'
import { answerCalls, connectionLost, refused } from '../../../testing/answer-calls.ts'
import { openCart } from '../../../testing/open-cart.tsx'
import { show } from '../../../testing/show.tsx'
import CartScreen from './cart-screen.tsx'

const idsOf = (lines: { cart_id: string }[]) => lines.map(({ cart_id }) => cart_id)

test('what is selected counts; with nothing selected there is no way to the checkout, and that is said', async () => {
  const lines = someCartLines('Aria', 'Bumi', 'Cakra', 'Dwi')
  const { screen, expectTotal } = await openCart({ lines })
  await expectTotal('Rp 10.000.000')
  await screen.getByRole('checkbox', { name: 'Select Bumi' }).click()
  await screen.getByRole('checkbox', { name: 'Select Dwi' }).click()
  await expect.element(screen.getByText('4 items, 2 selected')).toBeVisible()
  await expectTotal('Rp 4.000.000')
  const checkOut = screen.getByRole('complementary').getByRole('button', { name: /^Check out/ })
  await expect.element(checkOut).toHaveTextContent('Check out (2)')
  await expect.element(checkOut).toBeEnabled()

  const all = screen.getByRole('checkbox', { name: 'Select all (4)' })
  await expect.element(all).toBePartiallyChecked()
  await all.click()
  await expect.element(screen.getByText('4 items, 4 selected')).toBeVisible()
  await all.click()
  await expect.element(checkOut).toHaveTextContent('Check out (0)')
  await expect.element(checkOut).toBeDisabled()
  await expect.element(screen.getByText('Select at least one product to check out.')).toBeVisible()
})

test('a line stays unselected when the next one follows before the shop has answered', async () => {
  const lines = someCartLines('Aria', 'Bumi', 'Cakra')
  const held = Promise.withResolvers<void>()
  const { screen, server, updates } = await openCart({ lines })
  const [aria, bumi, cakra] = idsOf(lines)
  server.hold(held.promise)
  await screen.getByRole('checkbox', { name: 'Select Aria' }).click()
  await expect.poll(updates).toEqual([{ quantities: [], checked: [bumi, cakra], unchecked: [aria] }])
  await screen.getByRole('checkbox', { name: 'Select Bumi' }).click()
  held.resolve()
  await expect.poll(updates).toHaveLength(2)
  expect(updates()[1]).toMatchObject({ checked: [cakra], unchecked: [aria, bumi] })
  await expect.element(screen.getByText('3 items, 1 selected')).toBeVisible()
})

test('a removed line can be brought back by the button that has the focus then', async () => {
  const lines = someCartLines('Aria', 'Bumi')
  const { screen, lineOf, sentTo, expectTotal } = await openCart({ lines })
  await userEvent.tab()
  const remove = lineOf('Bumi').getByRole('button', { name: 'Remove Bumi' })
  remove.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(lineOf('Bumi')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Bumi removed.')).toBeVisible()
  await expectTotal('Rp 1.000.000')
  expect(sentTo('cartDelete')).toEqual([{ id: lines[1]?.cart_id }])
  const undo = screen.getByRole('button', { name: 'Undo: put Bumi back' })
  await expect.element(undo).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(lineOf('Bumi')).toBeVisible()
  await expect.element(undo).not.toBeInTheDocument()
  await expectTotal('Rp 3.000.000')
})

test('everything that was selected is removed together, and brought back together, in Indonesian', async () => {
  const { screen, server } = await openCart({
    lines: someCartLines('Aria', 'Bumi'),
    answers: { cartDelete: () => server.removeAll() },
    language: 'id',
  })
  await screen.getByRole('button', { name: 'Hapus yang dipilih' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Keranjang Anda masih kosong' })).toBeVisible()
  await expect.element(screen.getByText('2 produk dihapus.')).toBeVisible()
  await screen.getByRole('button', { name: 'Urungkan: kembalikan semuanya' }).click()
  await expect.element(screen.getByText('2 barang, 2 dipilih')).toBeVisible()
})

test('a line whose removal is refused is there again, and why is said', async () => {
  const { screen, lineOf } = await openCart({
    lines: someCartLines('Aria'),
    answers: { cartDelete: refused(500, 'The shop rests.') },
  })
  await lineOf('Aria').getByRole('button', { name: 'Remove Aria' }).click()
  await expect.element(screen.getByText('The shop rests.').first()).toBeVisible()
  await expect.element(lineOf('Aria')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Undo/ })).not.toBeInTheDocument()
})

const [line] = someCartLines('Aria')
const service: CartAddOn = {
  uuid: '00000000-0000-4000-8000-0000000000cc',
  cart_id: line?.cart_id ?? '',
  kind: 'calibration',
  name: 'Room calibration',
  isChecked: 2,
  qty: 1,
  price: 750_000,
  is_available: true,
}
const served = line ? [{ ...line, add_ons: [service] }] : []

test('a service is added and taken away, and counted by the shop', async () => {
  const { screen, sentTo, expectTotal } = await openCart({ lines: served })
  const box = screen
    .getByRole('list', { name: 'Services for Aria' })
    .getByRole('checkbox', { name: /^Room calibration/ })
  await box.click()
  await expect.element(screen.getByText('Services (1)')).toBeVisible()
  await expectTotal('Rp 1.750.000')
  await box.click()
  await expectTotal('Rp 1.000.000')
  await expect.element(screen.getByText('Services (1)')).not.toBeInTheDocument()
  expect(sentTo('cartUpdateAddservice')).toEqual([
    { cart_id: line?.cart_id, checked: [service.uuid] },
    { cart_id: line?.cart_id, unchecked: [service.uuid] },
  ])
})

test('a service whose call is lost is not ticked, and that is said', async () => {
  const { screen } = await openCart({ lines: served, answers: { cartUpdateAddservice: connectionLost } })
  const box = screen.getByRole('checkbox', { name: /^Room calibration/ })
  await box.click()
  await expect
    .element(screen.getByText('That could not be saved. Check your connection and try again.').first())
    .toBeVisible()
  await expect.element(box).not.toBeChecked()
})

test('who has never put anything into a cart has an empty one, and none is asked for', async () => {
  const sent = answerCalls({ productFetchRecommended: refused(404, 'Not found') })
  const screen = await show(<CartScreen />, { at: '/cart' })
  await expect.element(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  expect(sent.map(({ name }) => name)).toEqual(['productFetchRecommended'])
})
