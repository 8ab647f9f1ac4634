import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { someCartLines } from '../../../testing/a-cart-server.ts'
import { connectionLost, refused } from '../../../testing/answer-calls.ts'
import { openCart, withinTheMoment } from '../../../testing/open-cart.tsx'

const lines = someCartLines('Aria')
const [aria] = lines

test('a quantity changes at once, several presses are one call, and the total is the server’s', async () => {
  const { screen, lineOf, updates, expectTotal } = await openCart({ lines })
  const quantity = lineOf('Aria').getByLabelText('Quantity of Aria')
  await withinTheMoment(async () => {
    await lineOf('Aria').getByRole('button', { name: 'One more' }).dblClick()
    await expect.element(quantity).toHaveValue('3')
    expect(updates()).toEqual([])
  })
  await expectTotal('Rp 3.000.000')
  expect(updates()).toEqual([{ quantities: [{ cart_id: aria?.cart_id, quantity: 3 }] }])
  await expect.element(screen.getByText('3 items, 3 selected')).toBeVisible()

  await withinTheMoment(() => lineOf('Aria').getByRole('button', { name: 'One less' }).dblClick())
  await expectTotal('Rp 1.000.000')
  expect(updates()).toHaveLength(2)
})

test('a quantity that cannot be had is not sent: the figure of before comes back, and its line says why', async () => {
  const { lineOf, updates } = await openCart({ lines })
  const line = lineOf('Aria')
  const quantity = line.getByLabelText('Quantity of Aria')
  await line.getByRole('button', { name: 'One less' }).click()
  await expect.element(line.getByText('Must have minimum 1 item.').last()).toBeVisible()
  for (const [typed, sentence] of [
    ['99', 'Product quantity exceeds inventory. Only 5 left.'],
    ['100', 'Maximum quantity exceeds.'],
    ['0', 'Must have minimum 1 item.'],
  ] as const) {
    await userEvent.fill(quantity, typed)
    await userEvent.keyboard('{Enter}')
    await expect.element(line.getByText(sentence).last()).toBeVisible()
    await expect.element(quantity).toHaveValue('1')
  }
  // A field that is left is read as well, and a sentence stands only as long as it is about the last try.
  await userEvent.fill(quantity, '5')
  await withinTheMoment(() => userEvent.tab())
  await expect.poll(updates).toEqual([{ quantities: [{ cart_id: aria?.cart_id, quantity: 5 }] }])
  await expect.element(line.getByText('Must have minimum 1 item.')).not.toBeInTheDocument()
  await line.getByRole('button', { name: 'One more' }).click()
  await expect
    .element(line.getByText('Product quantity exceeds inventory. Only 5 left.').last())
    .toBeVisible()
  await expect.element(quantity).toHaveValue('5')
  expect(updates()).toHaveLength(1)
})

for (const [what, answer, sentence] of [
  ['whose call is lost', connectionLost, 'That could not be saved. Check your connection and try again.'],
  ['that the shop refuses', refused(201, 'Only 1 left.'), 'Only 1 left.'],
] as const) {
  test(`a quantity ${what} goes back, and its line says why`, async () => {
    const { lineOf } = await openCart({ lines, answers: { cartUpdate: answer } })
    const line = lineOf('Aria')
    await line.getByRole('button', { name: 'One more' }).click()
    await expect.element(line.getByLabelText('Quantity of Aria')).toHaveValue('2')
    await expect.element(line.getByText(sentence).last()).toBeVisible()
    await expect.element(line.getByLabelText('Quantity of Aria')).toHaveValue('1')
  })
}

/** As another tab does that has changed the cart. */
function tellFromAnotherTab() {
  const tab = new BroadcastChannel('gema-cart')
  tab.postMessage('changed')
  tab.close()
}

test('a late answer does not undo a newer one', async () => {
  const { screen, lineOf, server, sentTo, expectTotal } = await openCart({ lines })
  const old = server.now()
  await lineOf('Aria').getByRole('button', { name: 'One more' }).click()
  await expectTotal('Rp 2.000.000')
  const shown = new Set<string>()
  const summary = screen.getByRole('complementary').element()
  const watch = new MutationObserver(() => shown.add(summary.textContent ?? ''))
  watch.observe(summary, { subtree: true, childList: true, characterData: true })
  const asked = sentTo('cartFind').length
  server.answerLate(old)
  tellFromAnotherTab()
  await expect.poll(() => sentTo('cartFind').length).toBe(asked + 1)
  // The next answer comes after it: whatever was made of the late one has been seen by then.
  server.answerLate(server.update({ quantities: [{ cart_id: aria?.cart_id ?? '', quantity: 3 }] }))
  await expect
    .poll(() => {
      tellFromAnotherTab()
      return summary.textContent
    })
    .toMatch(/TotalRp\s3\.000\.000/)
  watch.disconnect()
  expect([...shown].filter((text) => /TotalRp\s1\.000\.000/.test(text))).toEqual([])
})

test('what another tab has changed is shown', async () => {
  const { server, expectTotal } = await openCart({ lines })
  server.update({ quantities: [{ cart_id: aria?.cart_id ?? '', quantity: 4 }] })
  tellFromAnotherTab()
  await expectTotal('Rp 4.000.000')
})
