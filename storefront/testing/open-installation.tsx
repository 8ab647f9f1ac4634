import { dayInJakarta } from '@gema/contract/values/visit-days.ts'
import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { InstallationForm } from '../app/screens/installation-request/installation-form.tsx'
import {
  emptyInstallation,
  type InstallationValues,
} from '../app/screens/installation-request/installation-values.ts'
import { keepForm } from '../app/screens/installation-request/kept-form.ts'
import { answerCalls } from './answer-calls.ts'
import { show } from './show.tsx'
import { someRegions } from './some-regions.ts'

/** The key that a form is sent with that the tab has kept. */
export const keptKey = '5f0c6a52-6f5c-4c1e-9d0e-0d7c3a1b2c4d'

/** A form with everything that is required. */
export const filledInstallation: InstallationValues = {
  ...emptyInstallation,
  ...{ kind: 'stereo', building: 'apartment', province: '33', city: '33.01', district: '33.01.01' },
  ...{
    street: 'Jl. Ukir No. 4',
    name: 'Sari Wulandari',
    phone: '812 5550 0142',
    email: 'sari@surel.example',
  },
  wishes: [{ date: dayInJakarta(new Date(), 5), part: 'evening' }],
}

interface Given {
  language?: 'en' | 'id'
  /** What the tab has kept of the form. */
  kept?: InstallationValues
  at?: string
  answers?: Parameters<typeof answerCalls>[0]
}

/** Opens the form for an installation. */
export async function openInstallation({
  language = 'en',
  kept,
  at = '/request-instalasi',
  answers = {},
}: Given = {}) {
  if (kept) keepForm(keptKey, kept)
  const sent = answerCalls({ ...someRegions, ...answers })
  const onSent = vi.fn()
  const screen = await show(<InstallationForm now={new Date().toISOString()} onSent={onSent} />, {
    language,
    at,
  })
  return {
    screen,
    onSent,
    submit: screen.getByRole('button', { name: language === 'en' ? 'Send request' : 'Kirim permintaan' }),
    photos: screen.getByLabelText(language === 'en' ? 'Photos of the room' : 'Foto ruangan', { exact: true }),
    stored: () => sent.filter(({ name }) => name === 'installationRequestStore').map(({ input }) => input),
  }
}

/** A field of the form, by its name. */
export const fieldOf = (label: string) => page.getByLabelText(label, { exact: true })
