import { vi } from 'vitest'
import { FilingForm } from '../app/screens/complaint/filing/filing-form.tsx'
import { aFiling } from './a-complaint.ts'
import { sendFormsByFetch } from './send-forms-by-fetch.ts'
import { show } from './show.tsx'

/** Shows the form for a complaint about an order. */
export async function openFiling(filing = aFiling(), language: 'en' | 'id' = 'en') {
  const onSent = vi.fn()
  const onLost = vi.fn()
  sendFormsByFetch()
  const form = <FilingForm {...{ filing, onSent, onLost }} place={{ order: filing.order.id }} />
  const screen = await show(form, { language })
  return { screen, send: screen.getByRole('button', { name: 'Send complaint' }), onSent, onLost }
}

type Shown = Awaited<ReturnType<typeof openFiling>>['screen']

export const filesOf = (screen: Shown) => screen.getByRole('button', { name: 'Photos or videos' })

/** Fills in all that a complaint about the microphone needs when no money is asked for. */
export async function fillInFiling(screen: Shown): Promise<void> {
  await screen.getByRole('checkbox', { name: 'Lantang 30: something is wrong with it' }).click()
  await screen.getByRole('radio', { name: /^Item damaged/ }).click()
  await screen.getByLabelText('Tell us what is wrong').fill('It is silent.')
  await screen.getByRole('radio', { name: /^Send a replacement/ }).click()
}
