import { groupedCount } from '../../../commerce/grouped-count.ts'
import { useWords } from '../../../language/use-words.ts'
import { classNames } from '../../../ui/class-names.ts'
import { FieldError, fieldClasses } from '../../../ui/field.tsx'
import { fieldId } from './field-id.ts'
import { asSent, longestDescription } from './filing-values.ts'
import { filingWords } from './filing-words.ts'
import type { FilingForm } from './use-filing-form.ts'

/** What happened in the shopper's own words; below it what to write, and how much of the room is used. */
export function DescriptionField({ form, disabled }: { form: FilingForm; disabled: boolean }) {
  const t = useWords(filingWords)
  const id = fieldId('description')
  const error = form.formState.errors.description?.message
  const length = asSent(form.watch('description')).length
  return (
    <div className="mt-5">
      <label htmlFor={id} className="mb-1.5 block text-14 font-semibold">
        {t('description')}
      </label>
      <textarea
        {...form.register('description')}
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
            <p className="mt-1.5 text-12 text-ink-2">{t('description_hint')}</p>
          ) : (
            <FieldError>{error}</FieldError>
          )}
        </div>
        <p
          dir="ltr"
          className={classNames(
            'figures mt-1.5 flex-none text-12',
            length > longestDescription ? 'font-medium text-sale' : 'text-ink-2',
          )}
        >
          {groupedCount(length)} / {groupedCount(longestDescription)}
        </p>
      </div>
    </div>
  )
}
