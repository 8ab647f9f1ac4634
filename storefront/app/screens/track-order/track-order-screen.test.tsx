import type { OrderTracking } from '@gema/contract/shapes/order-card.ts'
import { expect, test } from 'vitest'
import { answerCalls, connectionLost, refused } from '../../../testing/answer-calls.ts'
import { show } from '../../../testing/show.tsx'
import TrackOrderScreen from './track-order-screen.tsx'

const at = '2026-11-16T03:00:00Z'

const tracking: OrderTracking = {
  ...{ number: 'GM-2611-004821', status: 1, payment_status: 0 },
  ...{ cancelled: null, finished: null, date: at, estimate: null, server_time: at },
  steps: [{ key: 'pending', status: 1, name: 'Waiting for payment', state: 'active', at }],
  parcels: [],
  lines: [],
  city: 'Jakarta Selatan',
  events: [{ kind: 'placed', message: 'Order placed.', actor: 'shopper', at }],
}

const wordsOf = {
  en: {
    track: 'Track the order',
    number: 'Order number',
    email: 'E-mail',
    numberMissing: 'Order number is required',
    emailMissing: 'E-mail is required',
    numberWrong: 'An order number looks like GM-2611-004821.',
    advice: 'Check both: the number is GM',
    found: 'Order GM-2611-004821',
    unpaid: 'Not paid yet',
    link: 'Send me the link',
    cancelled: 'It was cancelled as you wished.',
  },
  id: {
    track: 'Lacak pesanan',
    number: 'Nomor pesanan',
    email: 'Surel',
    numberMissing: 'Nomor pesanan wajib diisi',
    emailMissing: 'Surel wajib diisi',
    numberWrong: 'Nomor pesanan berbentuk GM-2611-004821.',
    advice: 'Periksa keduanya: nomornya GM',
    found: 'Pesanan GM-2611-004821',
    unpaid: 'Belum dibayar',
    link: 'Kirim tautannya',
    cancelled: 'Dibatalkan sesuai permintaan Anda.',
  },
}

for (const language of ['en', 'id'] as const) {
  test(`an order is looked for by number and e-mail, and what is wrong is said at its field, in ${language}`, async () => {
    const words = wordsOf[language]
    const unknown = refused(404, 'There is no such order.')
    const answers = [unknown, connectionLost, tracking, unknown]
    const sent = answerCalls({
      trackOrder: () => answers.shift() ?? { ...tracking, cancelled: { at, reason: 'by_shopper', note: '' } },
      orderSendEmail: refused(429, 'Please wait.'),
    })
    const screen = await show(<TrackOrderScreen />, { language })
    const track = screen.getByRole('button', { name: words.track })
    const number = screen.getByLabelText(words.number)
    const email = screen.getByLabelText(words.email)
    await track.click()
    await expect.element(number).toHaveAccessibleDescription(words.numberMissing)
    await expect.element(email).toHaveAccessibleDescription(words.emailMissing)
    await number.fill('12345')
    await expect.element(number).toHaveAccessibleDescription(words.numberWrong)
    expect(sent).toEqual([])

    await number.fill('GM-2611-004821')
    await email.fill('sekar@surel.example')
    await track.click()
    await expect.element(screen.getByText('There is no such order.')).toBeVisible()
    await expect.element(screen.getByText(words.advice, { exact: false })).toBeVisible()
    await track.click()
    await expect.element(screen.getByText('There is no such order.')).not.toBeInTheDocument()
    await expect.element(email).toHaveValue('sekar@surel.example')
    await track.click()
    await expect.element(screen.getByText(words.found)).toBeVisible()
    await expect.element(screen.getByText(words.unpaid)).toBeVisible()
    await expect.element(screen.getByText('Order placed.', { exact: false })).toBeVisible()

    // Where the mail cannot be sent, the button stays.
    await screen.getByRole('button', { name: words.link }).click()
    await expect.element(screen.getByText('Please wait.')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: words.link })).toBeVisible()
    // What was found is gone as soon as another order is looked for.
    await track.click()
    await expect.element(screen.getByText('There is no such order.')).toBeVisible()
    await expect.element(screen.getByText(words.found)).not.toBeInTheDocument()
    expect(document.querySelector('.skeleton')).toBeNull()
    await track.click()
    await expect.element(screen.getByRole('heading', { name: words.cancelled })).toBeVisible()
  })
}
