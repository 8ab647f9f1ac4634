import type { Order } from '@gema/contract/shapes/order.ts'
import { expect, test, vi } from 'vitest'
import { anOrder, paidBy } from '../../../testing/an-order.ts'
import { answerCalls, connectionLost } from '../../../testing/answer-calls.ts'
import { pressTwice } from '../../../testing/press.ts'
import { show } from '../../../testing/show.tsx'
import { RefundDialog } from './refund-dialog.tsx'

async function ask(order: Order = anOrder(), language: 'en' | 'id' = 'en') {
  const onClose = vi.fn()
  const onDone = vi.fn()
  const dialog = <RefundDialog {...{ order, onClose, onDone }} place={{ order: order.id }} open />
  return { screen: await show(dialog, { language }), onClose, onDone }
}

const [three, one] = anOrder().lines

test('the money of some units is asked back, to an account, and what is missing is said at its field', async () => {
  const order = anOrder()
  const sent = answerCalls({ orderRefund: order })
  const { screen, onClose, onDone } = await ask(order)
  await expect.element(screen.getByRole('dialog')).toHaveAccessibleName('Ask for money back')
  await expect.element(screen.getByText('Rp 2.120.123')).toBeVisible()
  await screen.getByRole('radio', { name: 'Some of it' }).click()
  const send = screen.getByRole('button', { name: 'Send the request' })
  await send.click()
  await expect.element(screen.getByText('Please select at least one product')).toBeVisible()
  const why = screen.getByLabelText('Why do you want your money back?')
  await expect.element(why).toHaveAccessibleDescription('Reason is required')
  await expect.element(screen.getByText('Rp 0')).toBeVisible()

  await screen.getByRole('checkbox', { name: 'Alir 8K', exact: false }).click()
  await expect.element(screen.getByText('Please select at least one product')).not.toBeInTheDocument()
  const quantity = screen.getByLabelText('How many of Alir 8K')
  await expect.element(quantity).toHaveValue('3')
  await screen.getByRole('button', { name: 'One less' }).click()
  await expect.element(quantity).toHaveValue('2')
  await expect.element(screen.getByText('of 3')).toBeVisible()
  await expect.element(screen.getByText('It is transferred to the account you name here.')).toBeVisible()
  await why.fill('Two of them are too short.')
  await send.click()
  for (const name of ['Bank', 'Account holder', 'Account number'])
    await expect.element(screen.getByLabelText(name)).toHaveAccessibleDescription(`${name} is required`)
  expect(sent).toEqual([])
  await screen.getByLabelText('Bank').fill('Bank Nusa Raya')
  await screen.getByLabelText('Account holder').fill('Sekar Wulandari')
  await screen.getByLabelText('Account number').fill('8830 2217 4417')
  await send.click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(onDone).toHaveBeenCalledExactlyOnceWith(order)
  expect(sent.map(({ input }) => input)).toMatchObject([
    {
      order: order.id,
      reason: 'Two of them are too short.',
      items: [{ line: three?.id, quantity: 2 }],
      bank: { bank_name: 'Bank Nusa Raya', bank_account_name: 'Sekar Wulandari' },
    },
  ])
})

test('the amount follows what is chosen, and no more than was bought can be typed', async () => {
  const { screen } = await ask()
  const total = screen.getByText('You get back').element().parentElement
  await screen.getByRole('radio', { name: 'Some of it' }).click()
  await screen.getByRole('checkbox', { name: 'Alir 8K', exact: false }).click()
  await expect.poll(() => total?.textContent).toContain('1.200.000')
  await screen.getByLabelText('How many of Alir 8K').fill('9')
  await expect.poll(() => total?.textContent).toContain('1.200.000')
  await screen.getByLabelText('How many of Alir 8K').fill('1')
  await expect.poll(() => total?.textContent).toContain('400.000')
  await screen.getByRole('checkbox', { name: one?.name ?? '', exact: false }).click()
  await expect.poll(() => total?.textContent).toContain('1.300.000')
  await screen.getByRole('radio', { name: 'The whole order' }).click()
  await expect.poll(() => total?.textContent).toContain('2.120.123')
})

test('in Indonesian, what is missing is said in its words', async () => {
  const { screen } = await ask(anOrder(), 'id')
  await screen.getByRole('radio', { name: 'Sebagian' }).click()
  await screen.getByRole('button', { name: 'Kirim permintaan' }).click()
  await expect.element(screen.getByText('Pilih sedikitnya satu produk')).toBeVisible()
  await expect
    .element(screen.getByLabelText('Mengapa Anda meminta dana kembali?'))
    .toHaveAccessibleDescription('Alasan wajib diisi')
  await screen.getByRole('checkbox', { name: 'Alir 8K', exact: false }).click()
  await screen.getByRole('button', { name: 'Kurangi satu' }).click()
  await expect.element(screen.getByLabelText('Jumlah Alir 8K')).toHaveValue('2')
  await expect
    .element(screen.getByText('Dana kami transfer ke rekening yang Anda isi di sini.'))
    .toBeVisible()
  await expect
    .element(screen.getByLabelText('Nomor rekening'))
    .toHaveAccessibleDescription('Nomor rekening wajib diisi')
})

test('a whole payment by card goes back that way, a part of it to an account', async () => {
  const order = anOrder({ payment: paidBy('stripe') })
  const sent = answerCalls({ orderRefund: order })
  const { screen } = await ask(order)
  const asPaid = screen.getByText('It goes back the way you paid: Stripe.', { exact: false })
  await expect.element(asPaid).toBeVisible()
  await expect.element(screen.getByLabelText('Bank')).not.toBeInTheDocument()
  await screen.getByRole('radio', { name: 'Some of it' }).click()
  await screen.getByRole('checkbox', { name: 'Alir 8K', exact: false }).click()
  await expect.element(screen.getByLabelText('Bank')).toBeVisible()
  await expect.element(asPaid).not.toBeInTheDocument()
  await screen.getByRole('radio', { name: 'The whole order' }).click()
  await screen.getByLabelText('Why do you want your money back?').fill('It does not suit my room.')
  await screen.getByRole('button', { name: 'Send the request' }).click()
  await expect.poll(() => sent).toHaveLength(1)
  expect(Object.keys(sent[0]?.input ?? {}).toSorted()).toEqual(['order', 'reason'])
})

test('before delivery, only the whole order can be refunded', async () => {
  const { screen } = await ask(anOrder({ status: 4 }))
  await expect
    .element(screen.getByText('Until it is delivered, the whole order can be refunded.'))
    .toBeVisible()
  await expect.element(screen.getByRole('radio')).not.toBeInTheDocument()
})

test('units whose money was given back already are not offered', async () => {
  const refund: Order['refunds'][number] = {
    ...{ id: anOrder().id, status: 'refunded', cause: 'request', amount: 1_600_000, way: 'bank', bank: null },
    ...{ reason: '', answer: null, asked_at: anOrder().date, decided_at: null, refunded_at: null },
    items: [
      { line: three?.id ?? '', quantity: 2 },
      { line: one?.id ?? '', quantity: 1 },
    ],
  }
  const { screen } = await ask(anOrder({ refunds: [refund] }))
  await expect.element(screen.getByText('Rp 520.123')).toBeVisible()
  await screen.getByRole('radio', { name: 'Some of it' }).click()
  await expect.element(screen.getByRole('checkbox')).toHaveAccessibleName(/Alir 8K/)
})

test('a lost connection keeps the question and what was filled in; a double click sends once', async () => {
  const held = Promise.withResolvers<typeof connectionLost>()
  const sent = answerCalls({ orderRefund: held.promise })
  const { screen, onClose } = await ask(anOrder({ payment: paidBy('stripe') }))
  const why = screen.getByLabelText('Why do you want your money back?')
  await why.fill('It does not suit my room.')
  const send = screen.getByRole('button', { name: 'Send the request' })
  pressTwice('[role=dialog] form')
  await expect.element(send).toHaveAttribute('aria-busy', 'true')
  held.resolve(connectionLost)
  await expect
    .element(screen.getByText('The shop did not answer. Nothing is lost: please try again.'))
    .toBeVisible()
  await expect.element(why).toHaveValue('It does not suit my room.')
  expect(onClose).not.toHaveBeenCalled()
  expect(sent).toHaveLength(1)
})
