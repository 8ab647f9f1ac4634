import type { VisitWish } from '@gema/contract/calls/installation-request.ts'
import type { CallInput } from '@gema/contract/client.ts'

/** The fields in the order of the page. */
export const installationFields = [
  'kind',
  'building',
  'province',
  'city',
  'district',
  'street',
  'wishes',
  'simulation_code',
  'photos',
  'note',
  'name',
  'phone',
  'email',
] as const

export type InstallationField = (typeof installationFields)[number]
export type TextField = Exclude<InstallationField, 'wishes' | 'photos'>

/** The form as it is filled in: empty texts, no days and no photos yet. */
export type InstallationValues = Record<TextField, string> & { wishes: VisitWish[]; photos: File[] }

export const emptyInstallation: InstallationValues = {
  kind: '',
  building: '',
  province: '',
  city: '',
  district: '',
  street: '',
  wishes: [],
  simulation_code: '',
  photos: [],
  note: '',
  name: '',
  phone: '',
  email: '',
}

export const isInstallationField = (name: string): name is InstallationField =>
  installationFields.some((field) => field === name)

type Sent = CallInput<'installationRequestStore'>

/** What is sent: nothing instead of what was left empty, and the photos last, so that the progress of the form is theirs. */
export function sentOf({ province: _, city: __, photos, ...values }: InstallationValues, key: string): Sent {
  const filled = Object.fromEntries(
    Object.entries(values).filter(([, value]) => typeof value !== 'string' || value.trim() !== ''),
  )
  return { key, ...filled, ...(photos.length > 0 && { photos }) } as Sent
}
