import type { WalletVoucher } from '@gema/contract/shapes/voucher.ts'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answerCalls, connectionLost, refused } from '../../../testing/answer-calls.ts'
import { show } from '../../../testing/show.tsx'
import { comeSignedIn } from '../../../testing/signed-in.ts'
import VouchersScreen from './vouchers-screen.tsx'

/** Noon in Jakarta. */
const now = Date.parse('2026-11-16T05:00:00Z')

let made = 0
const aVoucher = (own: Partial<WalletVoucher>): WalletVoucher => {
  made += 1
  return {
    uuid: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    code: `CODE${made}`,
    name: 'A voucher',
    text: '',
    kind: 'fixed',
    amount: 200_000,
    maximum_discount: null,
    minimum_spend: 0,
    start_time: '2026-11-01T00:00:00Z',
    end_time: '2026-12-31T16:59:00Z',
    state: 'usable',
    uses_left: 1,
    is_private: false,
    scope: { kind: 'all', uuids: [] },
    claimed_at: '2026-11-02T00:00:00Z',
    ...own,
  }
}

const wallet = [
  aVoucher({ name: 'Soon over', end_time: '2026-11-18T12:00:00Z', uses_left: 2 }),
  aVoucher({ name: 'Last chance', end_time: '2026-11-16T16:59:00Z', is_private: true }),
  aVoucher({ name: 'Any time' }),
  aVoucher({ name: 'Next week', state: 'coming', start_time: '2026-11-23T01:00:00Z' }),
  aVoucher({ name: 'Used once', state: 'used', uses_left: 0 }),
  aVoucher({ name: 'Long over', state: 'expired', end_time: '2026-11-13T16:59:00Z' }),
  aVoucher({ name: 'Too late', state: 'gone' }),
]
const welcome = aVoucher({ name: 'Welcome', code: 'WELCOME' })

/** Opens the wallet of a customer, whose cart is empty. */
async function openWallet(answers: Parameters<typeof answerCalls>[0] = {}, at = '/user/vouchers') {
  vi.spyOn(Date, 'now').mockReturnValue(now)
  comeSignedIn()
  const sent = answerCalls({
    voucherFetch: { wallet, claimable: [welcome] },
    cartFind: refused(404, 'Not found'),
    ...answers,
  })
  const screen = await show(<VouchersScreen />, { at, language: at.startsWith('/id') ? 'id' : 'en' })
  return {
    screen,
    sentTo: (call: string) => sent.filter(({ name }) => name === call).map(({ input }) => input),
    ticket: (name: string) => screen.getByRole('listitem').filter({ hasText: name }),
  }
}

test('each state of a voucher is told in its tab, and only what can be used leads to its use', async () => {
  const { screen, ticket } = await openWallet()
  await expect
    .element(screen.getByRole('link', { name: 'Usable (4)' }))
    .toHaveAttribute('aria-current', 'page')
  await expect
    .element(ticket('Soon over'))
    .toMatchTextContent('2 days left · until 18 Nov, 19.00 WIB · 2 uses left')
  await expect
    .element(ticket('Last chance'))
    .toMatchTextContent('Last day · until 16 Nov, 23.59 WIB · private code')
  await expect.element(ticket('Any time')).toMatchTextContent('Until 31 Dec 2026')
  await expect
    .element(screen.getByRole('link', { name: 'Use voucher Any time' }))
    .toHaveAttribute('href', '/all/products')
  await expect.element(ticket('Next week')).toMatchTextContent('Not valid yet, from 23 Nov')
  await expect.element(screen.getByRole('button', { name: 'Use voucher Next week' })).toBeDisabled()

  await screen.getByRole('link', { name: 'Used (1)' }).click()
  await expect.element(ticket('Used once')).toMatchTextContent('You have used this one')
  await screen.getByRole('link', { name: 'Expired (2)' }).click()
  await expect.element(ticket('Long over')).toMatchTextContent('Ended 13 Nov 2026')
  await expect.element(ticket('Too late')).toMatchTextContent('All of these vouchers have been used')
  await expect.element(screen.getByRole('link', { name: /^Use voucher/ })).not.toBeInTheDocument()
})

test('a tab without vouchers says so, at its own address', async () => {
  const { screen } = await openWallet(
    { voucherFetch: { wallet: [], claimable: [] } },
    '/id/user/vouchers?tab=used',
  )
  await expect.element(screen.getByText('Anda belum pernah memakai voucher.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Terpakai (0)' }))
    .toHaveAttribute('aria-current', 'page')
  await expect
    .element(screen.getByText(/^Semua voucher yang kami bagikan saat ini sudah ada di dompet Anda\./))
    .toBeVisible()
})

test('a code is claimed once, however often the button is pressed, and the wallet is asked for anew', async () => {
  const held = Promise.withResolvers<WalletVoucher>()
  const { screen, sentTo } = await openWallet({ voucherClaim: held.promise, userProfile: connectionLost })
  const code = screen.getByLabelText('Have a code?')
  await code.fill('welcome')
  await screen.getByRole('button', { name: 'Claim', exact: true }).dblClick()
  await expect.poll(() => sentTo('voucherClaim')).toEqual([{ code: 'WELCOME' }])
  const asked = sentTo('voucherFetch').length
  held.resolve(welcome)
  await expect.element(code).toHaveValue('')
  expect(sentTo('voucherFetch')).toHaveLength(asked + 1)
  expect(sentTo('voucherClaim')).toHaveLength(1)
})

for (const [typed, sentence, isAsked] of [
  ['', 'Kode wajib diisi', false],
  ['a b', 'Kode ini tidak kami kenal. Periksa penulisannya.', false],
  ['TIDAKADA', 'Voucher ini sudah habis.', true],
] as const) {
  test(`what is wrong with the code “${typed}” stands under it, and it stays as it was typed`, async () => {
    const { screen, sentTo } = await openWallet(
      { voucherClaim: refused(201, 'No.', [{ field: 'code', message: 'Voucher ini sudah habis.' }]) },
      '/id/user/vouchers',
    )
    const code = screen.getByLabelText('Punya kode?')
    await code.fill(typed)
    await userEvent.keyboard('{Enter}')
    await expect.element(code).toHaveAccessibleDescription(sentence)
    await expect.element(code).toHaveValue(typed)
    expect(sentTo('voucherClaim')).toHaveLength(isAsked ? 1 : 0)
  })
}

test('without a connection the code stays in its field, and that is said', async () => {
  const { screen } = await openWallet({ voucherClaim: connectionLost })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const code = screen.getByLabelText('Have a code?')
  await code.fill('WELCOME')
  await screen.getByRole('button', { name: 'Claim', exact: true }).click()
  await expect.element(code).toHaveAccessibleDescription(/^You are offline\. Nothing is lost/)
  await expect.element(code).toHaveValue('WELCOME')
})

test('a wallet that cannot be loaded can be asked for again', async () => {
  let isThere = false
  const { screen, ticket } = await openWallet({
    voucherFetch: () => (isThere ? { wallet, claimable: [] } : connectionLost),
  })
  const failed = screen.getByText('Your vouchers could not be loaded. Check your connection and try again.')
  await expect.element(failed).toBeVisible()
  isThere = true
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(ticket('Any time')).toBeVisible()
  await expect.element(failed).not.toBeInTheDocument()
})
