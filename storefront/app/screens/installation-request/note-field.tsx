import { longestInstallationNote } from '@gema/contract/calls/installation-request.ts'
import { CountedArea } from '../../commerce/counted-area.tsx'
import { useWords } from '../../language/use-words.ts'
import { fieldId } from './field-id.ts'
import { installationFormWords } from './installation-form-words.ts'
import type { InstallationForm } from './use-installation-form.ts'

/** Whatever else we should know; below it what helps, and how much of the room is used. */
export function NoteField({ form, disabled }: { form: InstallationForm; disabled: boolean }) {
  const t = useWords(installationFormWords)
  return (
    <CountedArea
      {...form.register('note')}
      id={fieldId('note')}
      label={t('note')}
      hint={t('note_hint')}
      error={form.formState.errors.note?.message}
      length={form.watch('note').trim().length}
      most={longestInstallationNote}
      readOnly={disabled}
    />
  )
}
