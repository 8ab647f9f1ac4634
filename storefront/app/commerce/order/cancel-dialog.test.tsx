import type { Order } from '@gema/contract/shapes/order.ts'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { anOrder, anUnpaidOrder, paidBy } from '../../../testing/an-order.ts'
import { answerCalls, connectionLost, refused } from '../../../testing/answer-calls.ts'
import { pressTwice } from '../../../testing/press.ts'
import { show } from '../../../testing/show.tsx'
import { CancelDialog } from './cancel-dialog.tsx'

const confirmed = (given: Partial<Order> = {}) => anOrder({ status: 2, ...given })

async function ask(order: Order, language: 'en' | 'id' = 'en') {
  const onClose = vi.fn()
  const onDone = vi.fn()
  const dialog = <CancelDialog {...{ order, onClose, onDone }} place={{ order: order.id }} open />
  return { screen: await show(dialog, { language }), onClose, onDone }
}

const wordsOf = {
  en: {
    title: 'Cancel order GM-2611-004821?',
    cancel: 'Cancel the order',
    missing: 'Reason is required',
    wrong: 'I ordered the wrong thing',
    note: 'Anything else we should know? (optional)',
    done: 'The order is cancelled.',
  },
  id: {
    title: 'Batalkan pesanan GM-2611-004821?',
    cancel: 'Batalkan pesanan',
    missing: 'Alasan wajib diisi',
    wrong: 'Saya salah pesan',
    note: 'Ada lagi yang perlu kami ketahui? (opsional)',
    done: 'Pesanan dibatalkan.',
  },
}

for (const language of ['en', 'id'] as const) {
  test(`an unpaid order is cancelled with a reason, and not without one, in ${language}`, async () => {
    const words = wordsOf[language]
    const order = anUnpaidOrder()
    const sent = answerCalls({ orderUpdateStatus: order })
    const { screen, onClose, onDone } = await ask(order, language)
    await expect.element(screen.getByRole('dialog')).toHaveAccessibleName(words.title)
    const send = screen.getByRole('button', { name: words.cancel })
    await send.click()
    await expect.element(screen.getByText(words.missing)).toBeVisible()
    await expect.element(screen.getByRole('group')).toHaveAccessibleDescription(words.missing)
    expect(sent).toEqual([])
    // Nothing has been paid: no account is asked for.
    expect(screen.getByRole('textbox').elements()).toHaveLength(1)
    await screen.getByRole('radio', { name: words.wrong }).click()
    await screen.getByLabelText(words.note).fill('2 m → 3 m')
    await send.click()
    await expect.element(screen.getByText(words.done)).toBeVisible()
    const input = { order: order.id, action: 'cancel', reason: 'wrong_order', note: '2 m → 3 m' }
    expect(sent).toEqual([{ name: 'orderUpdateStatus', input }])
    expect(onDone).toHaveBeenCalledExactlyOnceWith(order)
    expect(onClose).toHaveBeenCalledOnce()
  })
}

test('who wants to keep the order sends nothing', async () => {
  const sent = answerCalls()
  const { screen, onClose } = await ask(anUnpaidOrder())
  await screen.getByRole('button', { name: 'Keep the order' }).click()
  expect(onClose).toHaveBeenCalledOnce()
  expect(sent).toEqual([])
})

test('for a transfer, the account is asked for, and what is missing or wrong is said at its field', async () => {
  const order = confirmed()
  const sent = answerCalls({ orderUpdateStatus: order })
  const { screen } = await ask(order)
  await expect
    .element(screen.getByRole('dialog'))
    .toHaveAccessibleName('Ask us to cancel order GM-2611-004821?')
  await expect
    .element(screen.getByText('If we can cancel it, we transfer Rp 2.120.123 to the account you name here.'))
    .toBeVisible()
  await screen.getByRole('radio', { name: 'It takes too long' }).click()
  await screen.getByRole('button', { name: 'Ask to cancel' }).click()
  const [bank, holder, number] = ['Bank', 'Account holder', 'Account number'] as const
  for (const name of [bank, holder, number]) {
    const field = screen.getByLabelText(name)
    await expect.element(field).toHaveAccessibleDescription(`${name} is required`)
    await expect.element(field).toBeInvalid()
    // A browser that others use too offers none of it.
    await expect.element(field).toHaveAttribute('autocomplete', 'off')
  }
  await screen.getByLabelText(bank).fill('Bank Nusa Raya')
  await screen.getByLabelText(holder).fill('Sekar Wulandari')
  await screen.getByLabelText(number).fill('12')
  await expect
    .element(screen.getByLabelText(number))
    .toHaveAccessibleDescription('An account number has 8 to 20 digits.')
  await screen.getByLabelText(number).fill('8830 2217 4417')
  expect(sent).toEqual([])
  await expect.element(screen.getByRole('radio', { name: 'It takes too long' })).toBeChecked()
  await screen.getByRole('button', { name: 'Ask to cancel' }).click()
  await expect
    .element(screen.getByText('We have your request and answer within one working day.'))
    .toBeVisible()
  expect(sent[0]?.input).toMatchObject({
    reason: 'too_long',
    bank: { bank_name: 'Bank Nusa Raya', bank_account_name: 'Sekar Wulandari' },
  })
})

test('in Indonesian, the account is asked for in its words', async () => {
  const { screen } = await ask(confirmed(), 'id')
  await screen.getByRole('button', { name: 'Minta pembatalan' }).click()
  for (const [name, missing] of [
    ['Nama bank', 'Bank wajib diisi'],
    ['Nama pemilik rekening', 'Nama pemilik rekening wajib diisi'],
    ['Nomor rekening', 'Nomor rekening wajib diisi'],
  ] as const)
    await expect.element(screen.getByLabelText(name)).toHaveAccessibleDescription(missing)
  await expect
    .element(
      screen.getByText('Jika bisa dibatalkan, Rp 2.120.123 kami transfer ke rekening yang Anda isi di sini.'),
    )
    .toBeVisible()
})

test('what was paid by card goes back that way, and no account is asked for', async () => {
  const order = confirmed({ payment: paidBy('stripe') })
  const sent = answerCalls({ orderUpdateStatus: order })
  const { screen } = await ask(order)
  await expect
    .element(screen.getByText('If we can cancel it, Rp 2.120.123 goes back the way you paid: Stripe.'))
    .toBeVisible()
  await expect.element(screen.getByLabelText('Account number')).not.toBeInTheDocument()
  await screen.getByRole('radio', { name: 'Another reason' }).click()
  await screen.getByRole('button', { name: 'Ask to cancel' }).click()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]?.input).not.toHaveProperty('bank')
})

test.each([
  [true, 'The shop did not answer. Nothing is lost: please try again.'],
  [false, 'You are offline. Nothing is lost: try again once you are connected.'],
])(
  'a lost connection (the browser is online: %s) keeps the question and what was chosen',
  async (online, said) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
    answerCalls({ orderUpdateStatus: connectionLost })
    const { screen, onClose, onDone } = await ask(anUnpaidOrder())
    await screen.getByRole('radio', { name: 'It takes too long' }).click()
    await screen.getByLabelText(wordsOf.en.note).fill('I leave on Friday')
    await screen.getByRole('button', { name: 'Cancel the order' }).click()
    await expect.element(screen.getByText(said)).toBeVisible()
    await expect.element(screen.getByRole('radio', { name: 'It takes too long' })).toBeChecked()
    await expect.element(screen.getByLabelText(wordsOf.en.note)).toHaveValue('I leave on Friday')
    expect(onClose).not.toHaveBeenCalled()
    expect(onDone).not.toHaveBeenCalled()
  },
)

test('what the shop refuses is said at its field, or below the form', async () => {
  const wrong = { field: 'bank.bank_account_number', message: 'We do not know this account.' }
  const answers = [refused(201, 'no', [wrong]), refused(201, 'The parcel is with the courier.')]
  answerCalls({ orderUpdateStatus: () => answers.shift() ?? connectionLost })
  const { screen, onClose } = await ask(confirmed())
  await screen.getByRole('radio', { name: 'It takes too long' }).click()
  await screen.getByLabelText('Bank').fill('Bank Nusa Raya')
  await screen.getByLabelText('Account holder').fill('Sekar Wulandari')
  const number = screen.getByLabelText('Account number')
  await number.fill('8830 2217 4417')
  await screen.getByRole('button', { name: 'Ask to cancel' }).click()
  await expect.element(number).toHaveAccessibleDescription(wrong.message)
  await expect.element(number).toHaveFocus()
  await expect.element(number).toHaveValue('8830 2217 4417')
  await screen.getByRole('button', { name: 'Ask to cancel' }).click()
  await expect.element(screen.getByText('The parcel is with the courier.')).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})

test('a double click, Enter and Escape meanwhile send one call', async () => {
  const held = Promise.withResolvers<Order>()
  const sent = answerCalls({ orderUpdateStatus: held.promise })
  const { screen, onClose } = await ask(anUnpaidOrder())
  await screen.getByRole('radio', { name: 'It takes too long' }).click()
  const send = screen.getByRole('button', { name: 'Cancel the order' })
  pressTwice('[role=dialog] form')
  await send.click()
  await screen.getByLabelText(wordsOf.en.note).click()
  await userEvent.keyboard('{Enter}')
  await expect.element(send).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Keep the order' })).toBeDisabled()
  expect(onClose).not.toHaveBeenCalled()
  held.resolve(anUnpaidOrder())
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(sent).toHaveLength(1)
})
