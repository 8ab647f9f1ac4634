import { expect, test, vi } from 'vitest'
import { anUnpaidOrder } from '../../../testing/an-order.ts'
import { connectionLost, refused } from '../../../testing/answer-calls.ts'
import { openCheckout } from '../../../testing/open-checkout.tsx'

test('a double press orders once, with the total of the page, the address and the way to pay', async () => {
  const held = Promise.withResolvers<ReturnType<typeof anUnpaidOrder>>()
  const { screen, payButton, orders } = await openCheckout({ answers: { checkoutStore: held.promise } })
  await expect.element(payButton).toHaveTextContent('Pay Rp 1.000.000')
  await screen.getByLabelText(/^Note for the courier/).fill('Black gate')
  // Both presses come before the page has drawn that it is busy.
  for (let presses = 0; presses < 2; presses += 1)
    payButton.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.poll(orders).toHaveLength(1)
  await payButton.click()
  expect(orders()).toEqual([
    {
      idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      expected_total: 1_000_000,
      payment_method: 3,
      address_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      note: 'Black gate',
      dropship_name: '',
      tax_invoice: null,
    },
  ])
  held.resolve(anUnpaidOrder())
})

for (const [language, sentence] of [
  ['en', /^The shop did not answer\. Nothing is lost: please try again\./],
  ['id', /^Toko belum menjawab\. Tidak ada yang hilang: silakan coba lagi\./],
] as const) {
  test(`an answer that is lost is told, and pressing again asks about the same order, in ${language}`, async () => {
    const { screen, payButton, orders } = await openCheckout({
      language,
      answers: { checkoutStore: connectionLost },
    })
    await payButton.click()
    await expect.element(screen.getByText(sentence).first()).toBeVisible()
    await payButton.click()
    await expect.poll(orders).toHaveLength(2)
    const [first, second] = orders()
    expect(second).toEqual(first)
  })
}

test('an order that differs from the one before is another order', async () => {
  const { screen, payButton, orders } = await openCheckout({ answers: { checkoutStore: connectionLost } })
  await payButton.click()
  await expect.element(screen.getByText(/^The shop did not answer/).first()).toBeVisible()
  await screen.getByLabelText(/^Note for the courier/).fill('Black gate')
  await payButton.click()
  await expect.poll(orders).toHaveLength(2)
  expect(orders()[1]?.idempotency_key).not.toBe(orders()[0]?.idempotency_key)
})

test('without a connection that is told, and everything stays as it was filled in', async () => {
  const { screen, payButton } = await openCheckout({ answers: { checkoutStore: connectionLost } })
  const note = screen.getByLabelText(/^Note for the courier/)
  await note.fill('Black gate')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await payButton.click()
  await expect
    .element(
      screen.getByText(/^You are offline\. Nothing is lost: press again once you are connected\./).first(),
    )
    .toBeVisible()
  await expect.element(note).toHaveValue('Black gate')
  await expect.element(payButton).toBeEnabled()
})

test('what was filled in and chosen is there again after a reload', async () => {
  const { screen, openAgain } = await openCheckout()
  await screen.getByLabelText(/^Note for the courier/).fill('Black gate')
  await screen.getByRole('tab', { name: /^Bank transfer/ }).click()
  const again = await openAgain()
  await expect.element(again.getByLabelText(/^Note for the courier/)).toHaveValue('Black gate')
  await expect
    .element(again.getByRole('tab', { name: /^Bank transfer/ }))
    .toHaveAttribute('aria-selected', 'true')
})

test('an order whose answer never came is asked about after a reload, with the very same key', async () => {
  let isReloaded = false
  const { server, payButton, orders, openAgain } = await openCheckout({
    answers: { checkoutStore: () => (isReloaded ? anUnpaidOrder() : new Promise(() => {})) },
  })
  await payButton.click()
  await expect.poll(orders).toHaveLength(1)
  // The shop has made the order: nothing is selected any more.
  server.removeAll()
  isReloaded = true
  await openAgain()
  await expect.poll(orders).toHaveLength(2)
  expect(orders()[1]).toEqual(orders()[0])
})

test('a way to pay that cannot be used says why, and nothing is ordered with it', async () => {
  const { screen, payButton, orders } = await openCheckout({ answers: { checkoutStore: connectionLost } })
  const cash = screen.getByRole('tab', { name: /^Cash on delivery/ })
  await expect.element(cash).toMatchTextContent('Not available')
  await cash.click()
  await expect
    .element(screen.getByRole('tabpanel'))
    .toMatchTextContent('Cash on delivery is possible up to Rp 5.000.000.')
  await payButton.click()
  await expect
    .element(screen.getByText('This way to pay cannot be used for this order. Please choose another one.'))
    .toBeVisible()
  expect(orders()).toEqual([])
  await screen.getByRole('tab', { name: /^Bank transfer/ }).click()
  await payButton.click()
  await expect.poll(orders).toMatchObject([{ payment_method: 7 }])
})

test('what the shop refuses about a field stands at the field, everything else beside the button', async () => {
  let answer = refused(201, 'No.', [{ field: 'note', message: 'That note is too long.' }])
  const { screen, payButton } = await openCheckout({ answers: { checkoutStore: () => answer } })
  await payButton.click()
  const note = screen.getByLabelText(/^Note for the courier/)
  await expect.element(note).toHaveAccessibleDescription(/That note is too long\./)
  await expect.element(note).toHaveFocus()
  answer = refused(500, 'The shop rests until noon.')
  await note.fill('Gate')
  await payButton.click()
  await expect.element(screen.getByText('The shop rests until noon.').first()).toBeVisible()
})
