import type { PaymentMethod } from '@gema/contract/shapes/payment.ts'
import type { PaymentMethodId } from '@gema/contract/values/payment-method.ts'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '../../../testing/show.tsx'
import { aPaymentMethod } from './a-payment-method.ts'
import { PaymentTabs } from './payment-tabs.tsx'
import { methodInForce } from './tabs-of-methods.ts'

const dollars = {
  currency: 'USD',
  amount_minor: 246_589,
  exponent: 2,
  rate: 16_346,
  rate_source: 'Bank Nusa',
  rate_time: '2026-11-16T02:00:00Z',
}
const methods: PaymentMethod[] = [
  aPaymentMethod({ logos: ['Visa', 'Mastercard'] }),
  aPaymentMethod({ id: 1, key: 'razorpay', name: 'Razorpay', presentment: dollars }),
  aPaymentMethod({
    id: 7,
    key: 'bank-transfer',
    tab: 'transfer',
    name: 'Bank transfer',
    is_sandbox: false,
    deadline_minutes: 1_440,
  }),
  aPaymentMethod({ id: 4, key: 'paypal', tab: 'paypal', name: 'PayPal', presentment: dollars }),
  aPaymentMethod({
    id: 2,
    key: 'cash-on-delivery',
    tab: 'cod',
    name: 'Cash on delivery',
    is_available: false,
    reason: 'Cash on delivery is possible up to Rp 5.000.000.',
  }),
]

function Ways() {
  const [chosen, setChosen] = useState<PaymentMethodId>()
  const method = methodInForce(methods, chosen)
  return method && <PaymentTabs methods={methods} chosen={method} onChoose={setChosen} />
}

test('the tabs are walked through by arrow keys, and each shows its own panel', async () => {
  const screen = await show(<Ways />)
  const panel = screen.getByRole('tabpanel')
  const tab = (name: RegExp) => screen.getByRole('tab', { name })
  await expect.element(screen.getByRole('tablist')).toHaveAccessibleName('Ways to pay')
  await expect.element(tab(/^Card Stripe · Razorpay/)).toHaveAttribute('aria-selected', 'true')
  await expect.element(panel).toHaveAccessibleName(/^Card/)
  await expect.element(panel).toMatchTextContent('The order is held for 60 minutes')
  await tab(/^Card/).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab(/^Bank transfer Checked in 2 hours/)).toHaveFocus()
  await expect.element(panel).toHaveAccessibleName(/^Bank transfer/)
  await expect.element(panel).toMatchTextContent('A unique code of at most three digits is added')
  await expect.element(panel).toMatchTextContent('The order is held for 24 hours')
  await expect.element(panel).not.toMatchTextContent('sandbox')
  await userEvent.keyboard('{End}')
  await expect.element(tab(/^Cash on delivery/)).toHaveFocus()
  // Only the chosen one is reached by Tab.
  await expect.element(tab(/^Card/)).toHaveAttribute('tabindex', '-1')
})

for (const [language, short, charged, sandbox] of [
  [
    'en',
    'In USD',
    'Charged as US$ 2.465,89 at Rp 16.346 for one USD (Bank Nusa, 16 November 2026, 09.00 WIB).',
    'PayPal runs as a sandbox here: the page looks real, but no money moves.',
  ],
  [
    'id',
    'Dalam USD',
    'Ditagih sebesar US$ 2.465,89 dengan kurs Rp 16.346 per USD (Bank Nusa, 16 November 2026, 09.00 WIB).',
    'PayPal di sini hanya simulasi: halamannya mirip aslinya, tetapi tidak ada uang yang berpindah.',
  ],
] as const) {
  test(`PayPal says how many dollars it charges and at which rate before it is paid, in ${language}`, async () => {
    const screen = await show(<Ways />, { language })
    await expect.element(screen.getByRole('tab', { name: /^PayPal/ })).toMatchTextContent(short)
    await screen.getByRole('tab', { name: /^PayPal/ }).click()
    await expect.element(screen.getByRole('tabpanel')).toMatchTextContent(charged)
    await expect.element(screen.getByRole('tabpanel')).toMatchTextContent(sandbox)
  })
}

test('a tab of several providers lets one of them be chosen, and says what it takes and that it is a sandbox', async () => {
  const screen = await show(<Ways />)
  const panel = screen.getByRole('tabpanel')
  await expect.element(panel).toMatchTextContent('Accepted: Visa, Mastercard')
  await expect
    .element(panel)
    .toMatchTextContent('Stripe runs as a sandbox here: the page looks real, but no money moves.')
  const providers = screen.getByRole('radiogroup', { name: 'Processed by' })
  await expect.element(providers.getByRole('radio', { name: 'Stripe' })).toBeChecked()
  await providers.getByText('Razorpay').click()
  await expect.element(providers.getByRole('radio', { name: 'Razorpay' })).toBeChecked()
  await expect.element(panel).toMatchTextContent('You pay on Razorpay’s own page.')
  await expect.element(panel).toMatchTextContent('Charged as US$ 2.465,89')
})

test('a way that cannot be used stays in its tab, with the reason and nothing else', async () => {
  const screen = await show(<Ways />)
  const cash = screen.getByRole('tab', { name: /^Cash on delivery/ })
  await expect.element(cash).toMatchTextContent('Not available')
  await cash.click()
  const panel = screen.getByRole('tabpanel')
  await expect.element(panel).toHaveTextContent('Cash on delivery is possible up to Rp 5.000.000.')
})
