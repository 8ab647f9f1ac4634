import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aComplaint, aFiling } from '../../../../testing/a-complaint.ts'
import { answerCalls } from '../../../../testing/answer-calls.ts'
import { filesOf, fillInFiling, openFiling } from '../../../../testing/open-filing.tsx'
import { aPicture } from '../../../../testing/some-files.ts'

const bank = { name: 'Bank Nusa Raya', holder: 'Sekar Wulandari', number: '8830 2217 4417' }

type Shown = Awaited<ReturnType<typeof openFiling>>['screen']

/** A sentence below a field; read aloud, it is the description of the field. */
const fault = (screen: Shown, sentence: string) => screen.getByRole('paragraph').filter({ hasText: sentence })

/** What the chosen units have cost. */
const chosenValue = (screen: Shown) => screen.getByRole('definition').last().element().textContent

const missing = {
  en: {
    send: 'Send complaint',
    faults: '4 fields need another look:',
    items: 'Please select at least one product',
    type: 'Please select complaint type',
    solution: 'Please select the solution you prefer',
    field: 'Tell us what is wrong',
    description: 'Description is required',
    link: 'your description',
  },
  id: {
    send: 'Kirim komplain',
    faults: '4 isian perlu diperiksa:',
    items: 'Pilih sedikitnya satu produk',
    type: 'Pilih jenis komplain',
    solution: 'Pilih solusi yang Anda inginkan',
    field: 'Ceritakan masalahnya',
    description: 'Penjelasan wajib diisi',
    link: 'cerita masalahnya',
  },
}

for (const language of ['en', 'id'] as const) {
  test(`an empty complaint is not sent, and every fault is told at its field and in a list, in ${language}`, async () => {
    const sent = answerCalls()
    const words = missing[language]
    const { screen } = await openFiling(aFiling(), language)
    await screen.getByRole('button', { name: words.send }).click()
    await expect.element(screen.getByText(words.faults)).toBeVisible()
    for (const sentence of [words.items, words.type, words.solution])
      await expect.element(screen.getByText(sentence)).toBeVisible()
    const field = screen.getByLabelText(words.field)
    await expect.element(field).toHaveAccessibleDescription(new RegExp(`^${words.description}`))
    await expect.element(screen.getByRole('radiogroup').first()).toHaveAccessibleDescription(words.type)
    await screen.getByRole('link', { name: words.link }).click()
    await expect.element(field).toHaveFocus()
    expect(sent).toEqual([])
  })
}

test('how many are affected is asked for, and no more than were bought', async () => {
  const { screen, send } = await openFiling()
  await screen.getByRole('checkbox', { name: 'Alir 8K: something is wrong with it' }).click()
  await send.click()
  await expect.element(fault(screen, 'Please specify damaged quantity, 1 to 3.')).toBeVisible()
  await expect.element(screen.getByText('Not filled in')).toBeVisible()
  const quantity = screen.getByLabelText('How many of Alir 8K are affected')
  await expect.element(quantity).toHaveAccessibleDescription('Please specify damaged quantity, 1 to 3.')
  await quantity.fill('9')
  await expect.element(fault(screen, 'Invalid quantity selected, 1 to 3.')).toBeVisible()
  await quantity.fill('1')
  await expect.element(fault(screen, 'Invalid quantity selected, 1 to 3.')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'One more' }).click()
  await expect.element(quantity).toHaveValue('2')
  await expect.poll(() => chosenValue(screen)).toMatch(/\s800\.000$/)
  // Of a single microphone there is nothing to ask.
  await screen.getByRole('checkbox', { name: 'Lantang 30: something is wrong with it' }).click()
  await expect.poll(() => chosenValue(screen)).toMatch(/\s1\.700\.000$/)
})

test('in Indonesian, a quantity is refused in its words', async () => {
  const { screen } = await openFiling(aFiling(), 'id')
  await screen.getByRole('checkbox', { name: 'Alir 8K bermasalah' }).click()
  await screen.getByRole('button', { name: 'Kirim komplain' }).click()
  await expect.element(fault(screen, 'Tentukan jumlah barang yang bermasalah, 1 sampai 3.')).toBeVisible()
  await screen.getByLabelText('Jumlah Alir 8K yang bermasalah').fill('9')
  await expect.element(fault(screen, 'Jumlah yang dipilih tidak valid, 1 sampai 3.')).toBeVisible()
  await screen.getByRole('radio', { name: /^Dana kembali sebagian/ }).click()
  await screen.getByRole('button', { name: 'Kirim komplain' }).click()
  for (const [name, sentence] of [
    ['Nama bank', 'Bank wajib diisi'],
    ['Nama pemilik rekening', 'Nama pemilik rekening wajib diisi'],
    ['Nomor rekening', 'Nomor rekening wajib diisi'],
  ] as const)
    await expect.element(screen.getByLabelText(name)).toHaveAccessibleDescription(sentence)
})

test('who wants money says where to, and all of it is sent once', async () => {
  const filing = aFiling()
  const complaint = aComplaint()
  const held = Promise.withResolvers<typeof complaint>()
  const sent = answerCalls({ complaintStore: held.promise })
  const { screen, send, onSent } = await openFiling(filing)
  await fillInFiling(screen)
  await expect.element(screen.getByLabelText('Bank')).not.toBeInTheDocument()
  await screen.getByRole('radio', { name: /^Partial refund/ }).click()
  await screen.getByLabelText('How should it end?', { exact: false }).fill('50%')
  await send.click()
  await expect.element(screen.getByText('3 fields need another look:')).toBeVisible()
  for (const [name, sentence] of [
    ['Bank', 'Bank is required'],
    ['Account holder', 'Account holder is required'],
    ['Account number', 'Account number is required'],
  ] as const)
    await expect.element(screen.getByLabelText(name)).toHaveAccessibleDescription(sentence)
  await screen.getByLabelText('Bank').fill(bank.name)
  await screen.getByLabelText('Account holder').fill(bank.holder)
  await screen.getByLabelText('Account number').fill(bank.number)
  await userEvent.upload(filesOf(screen), await aPicture('plug.png'))
  await expect.element(screen.getByRole('button', { name: 'View plug.png' })).toBeVisible()
  await send.dblClick()
  await expect.element(send).toHaveAttribute('aria-busy', 'true')
  held.resolve(complaint)
  await expect.poll(() => onSent.mock.calls.length).toBe(1)
  expect(onSent).toHaveBeenCalledExactlyOnceWith(complaint, 'ok')
  expect(sent.map(({ input }) => input)).toMatchObject([
    {
      ...{ order: filing.order.id, type: 'item_damaged', description: 'It is silent.', expected: '50%' },
      ...{ solution: 'partial_refund', bank_name: bank.name, bank_account_number: bank.number },
      items: JSON.stringify([{ line: filing.lines[1]?.transaction_detail_id, quantity: 1 }]),
    },
  ])
  expect(sent[0]?.input.evidence).toMatchObject({ name: 'plug.png' })
  // What was sent is no draft any more.
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([])
})
