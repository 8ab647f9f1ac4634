import { dayParts } from '@gema/contract/calls/installation-request.ts'
import { z } from 'zod'
import { emptyInstallation, type InstallationValues } from './installation-values.ts'

const text = z.string().catch('')

/** What is kept of the form while the tab is open: all but the photos, and the key that it is sent with. */
const keptForm = z.object({
  key: z.uuid(),
  kind: text,
  building: text,
  province: text,
  city: text,
  district: text,
  street: text,
  wishes: z.array(z.object({ date: z.iso.date(), part: z.enum(dayParts) })).catch([]),
  simulation_code: text,
  note: text,
  name: text,
  phone: text,
  email: text,
})

const place = 'gema-installation-request'

/** The form as this tab has kept it. */
export function recallForm(): { key: string; values: InstallationValues } | undefined {
  try {
    const { key, ...values } = keptForm.parse(JSON.parse(sessionStorage.getItem(place) ?? ''))
    return { key, values: { ...emptyInstallation, ...values } }
  } catch {
    return undefined
  }
}

/** Keeps the form for as long as the tab is open; photos cannot be kept. */
export function keepForm(key: string, { photos: _, ...values }: InstallationValues): void {
  try {
    sessionStorage.setItem(place, JSON.stringify({ key, ...values }))
  } catch {
    // Switched off or full: a reload empties the form.
  }
}

export function forgetForm(): void {
  try {
    sessionStorage.removeItem(place)
  } catch {
    // Switched off: there is nothing to forget.
  }
}
