import { email } from '@gema/contract/values/email.ts'
import { personName } from '@gema/contract/values/person-name.ts'
import type { Typed } from './identity-pages.ts'
import { type StandInPerson, standInPeople } from './identity-people.ts'

export type Choice = { person: StandInPerson } | { nobody: true } | { wrong: Typed }

/** Who somebody has chosen to be on the page of a stand-in. */
export function choosePerson(form: Record<string, unknown>): Choice {
  const { person: chosen } = form
  if (chosen === 'nobody') return { nobody: true }
  const listed = typeof chosen === 'string' && Object.hasOwn(standInPeople, chosen) && standInPeople[chosen]
  if (listed) return { person: listed }
  const [name, address] = [personName.safeParse(form.name), email.safeParse(form.email)]
  if (!name.success || !address.success) return { wrong: { name: text(form.name), email: text(form.email) } }
  return { person: { name: name.data, email: address.data, verified: form.verified === '1' } }
}

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 254) : '')
