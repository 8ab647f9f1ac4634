import { longestInstallationNote } from '@gema/contract/calls/installation-request.ts'
import { groupedCount } from '../../commerce/grouped-count.ts'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { FieldError, fieldClasses } from '../../ui/field.tsx'
import { fieldId } from './field-id.ts'
import { installationFormWords } from './installation-form-words.ts'
import type { InstallationForm } from './use-installation-form.ts'

/** Whatever else we should know; below it what helps, and how much of the room is used. */
export function NoteField({ form, disabled }: { form: InstallationForm; disabled: boolean }) {
  const t = useWords(installationFormWords)
  const id = fieldId('note')
  const error = form.formState.errors.note?.message
  const length = form.watch('note').trim().length
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-14 font-semibold">
        {t('note')}
      </label>
      <textarea
        {...form.register('note')}
        id={id}
        rows={3}
        readOnly={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        className={classNames(
          fieldClasses(error !== undefined),
          'field-sizing-content block h-auto min-h-24 resize-none py-[11px]',
        )}
      />
      <div className="flex items-start justify-between gap-4">
        <div id={`${id}-note`} aria-live="polite">
          {error === undefined ? (
            <p className="mt-1.5 text-12 text-ink-2">{t('note_hint')}</p>
          ) : (
            <FieldError>{error}</FieldError>
          )}
        </div>
        {length > 0 && (
          <p
            dir="ltr"
            className={classNames(
              'figures mt-1.5 flex-none text-12',
              length > longestInstallationNote ? 'font-medium text-sale' : 'text-ink-2',
            )}
          >
            {groupedCount(length)} / {groupedCount(longestInstallationNote)}
          </p>
        )}
      </div>
    </div>
  )
}
