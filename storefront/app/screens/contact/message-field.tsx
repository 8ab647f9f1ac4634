import { longestContactMessage } from '@gema/contract/calls/contact.ts'
import { groupedCount } from '../../commerce/grouped-count.ts'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { FieldError, fieldClasses } from '../../ui/field.tsx'
import { contactFormWords } from './contact-form-words.ts'
import { fieldId } from './contact-values.ts'
import type { ContactFormState } from './use-contact-form.ts'

/** The message itself; below it what helps, and how much of the room is used. */
export function MessageField({ form, disabled }: { form: ContactFormState; disabled: boolean }) {
  const t = useWords(contactFormWords)
  const id = fieldId('message')
  const error = form.formState.errors.message?.message
  const length = form.watch('message').trim().length
  return (
    <div className="w768:col-span-2">
      <label htmlFor={id} className="mb-1.5 block text-14 font-semibold">
        {t('message')}
      </label>
      <textarea
        {...form.register('message')}
        id={id}
        rows={3}
        readOnly={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        className={classNames(
          fieldClasses(error !== undefined),
          'field-sizing-content block h-auto max-h-[60vh] min-h-24 resize-none py-[11px]',
        )}
      />
      <div className="flex items-start justify-between gap-4">
        <div id={`${id}-note`} aria-live="polite">
          {error === undefined ? (
            <p className="mt-1.5 text-12 text-ink-2">{t('message_hint')}</p>
          ) : (
            <FieldError>{error}</FieldError>
          )}
        </div>
        <p
          dir="ltr"
          className={classNames(
            'figures mt-1.5 flex-none text-12',
            length > longestContactMessage ? 'font-medium text-sale' : 'text-ink-2',
          )}
        >
          {groupedCount(length)} / {groupedCount(longestContactMessage)}
        </p>
      </div>
    </div>
  )
}
