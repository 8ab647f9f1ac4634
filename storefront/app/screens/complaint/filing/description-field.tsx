import { CountedArea } from '../../../commerce/counted-area.tsx'
import { useWords } from '../../../language/use-words.ts'
import { fieldId } from './field-id.ts'
import { asSent, longestDescription } from './filing-values.ts'
import { filingWords } from './filing-words.ts'
import type { FilingForm } from './use-filing-form.ts'

/** What happened in the shopper's own words; below it what to write, and how much of the room is used. */
export function DescriptionField({ form, disabled }: { form: FilingForm; disabled: boolean }) {
  const t = useWords(filingWords)
  return (
    <CountedArea
      {...form.register('description')}
      id={fieldId('description')}
      label={t('description')}
      hint={t('description_hint')}
      error={form.formState.errors.description?.message}
      length={asSent(form.watch('description')).length}
      most={longestDescription}
      readOnly={disabled}
      className="mt-5"
    />
  )
}
