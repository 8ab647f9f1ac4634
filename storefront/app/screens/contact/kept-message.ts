import { forgetInTab, keepInTab, recallInTab } from '../../commerce/checkout/kept-in-tab.ts'
import { type ContactValues, contactFields } from './contact-values.ts'

const place = 'gema-contact'

/** What this tab has kept of the form: whatever else stands there is left alone. */
export function recallMessage(): Partial<ContactValues> {
  const kept = recallInTab<unknown>(place)
  if (typeof kept !== 'object' || kept === null) return {}
  const entries = Object.entries(kept)
  return Object.fromEntries(
    entries.filter(
      ([name, value]) => contactFields.some((field) => field === name) && typeof value === 'string',
    ),
  )
}

/** Keeps what somebody has typed for as long as the tab is open; what the shop knew already stays with the account. */
export function keepMessage(values: Partial<ContactValues>, known: Partial<ContactValues>): void {
  const typed = contactFields.filter((field) => (values[field] ?? '') !== (known[field] ?? ''))
  keepInTab(place, Object.fromEntries(typed.map((field) => [field, values[field]])))
}

export const forgetMessage = (): void => forgetInTab(place)
