import { installationRequestStore } from '@gema/contract/calls/installation-request.ts'
import { fieldNameOf } from '@gema/contract/field-names.ts'
import { sentenceOf } from '@gema/contract/refusals.ts'
import { type FieldMessage, messagesOf } from '@gema/contract/validation.ts'
import { dayText } from '@gema/contract/values/day-text.ts'
import { isVisitDay, visitWindow } from '@gema/contract/values/visit-days.ts'
import type { FieldErrors, Resolver } from 'react-hook-form'
import {
  type InstallationField,
  type InstallationValues,
  isInstallationField,
  sentOf,
} from './installation-values.ts'
import { photoFaults } from './photo-faults.ts'

type Errors = Partial<Record<InstallationField, { type: string; message: string }>>

/** Sentences of the contract or the server at their fields: what is wrong with one day is told with all of them. */
export function errorsOf(messages: readonly FieldMessage[]): Errors {
  const errors: Errors = {}
  for (const { field, message } of messages) {
    const name = field.split('.')[0] ?? ''
    if (isInstallationField(name)) errors[name] ??= { type: 'contract', message }
  }
  return errors
}

const anyKey = '00000000-0000-4000-8000-000000000000'

/** Checks the form with the schema that the server checks it with, and with what it asks of days, places and photos. */
export const installationResolver =
  (language: string): Resolver<InstallationValues> =>
  async (values) => {
    const { photos, ...told } = sentOf(values, anyKey)
    const checked = installationRequestStore.input.safeParse(told)
    const files = await photoFaults(values.photos, language)
    const errors = errorsOf([
      ...placeMessages(values, language),
      ...messagesOf(checked.error?.issues ?? [], language),
      ...dayMessages(values, language),
      ...files.flatMap((message) => (message === undefined ? [] : [{ field: 'photos', message }])),
    ])
    if (errors.province ?? errors.city) delete errors.district
    // What comes out of the check is not what is sent: the server reads the fields as they were typed.
    return Object.keys(errors).length === 0
      ? { values, errors: {} }
      : { values: {}, errors: errors as FieldErrors<InstallationValues> }
  }

/** A district can be chosen only once there is a city, and that only once there is a province. */
function placeMessages(values: InstallationValues, language: string): FieldMessage[] {
  const field = (['province', 'city'] as const).find((name) => values[name] === '')
  if (field === undefined) return []
  const message = sentenceOf('field_required', language, { field: fieldNameOf(field, language) })
  return [{ field, message }]
}

function dayMessages({ wishes }: InstallationValues, language: string): FieldMessage[] {
  const now = new Date()
  if (wishes.every(({ date }) => isVisitDay(date, now))) return []
  const { from, to } = visitWindow(now)
  const values = { from: dayText(from, { language }), to: dayText(to, { language }) }
  return [{ field: 'wishes', message: sentenceOf('installation_date', language, values) }]
}
