import { longestContactMessage } from '@gema/contract/calls/contact.ts'
import { CountedArea } from '../../commerce/counted-area.tsx'
import { useWords } from '../../language/use-words.ts'
import { contactFormWords } from './contact-form-words.ts'
import { fieldId } from './contact-values.ts'
import type { ContactFormState } from './use-contact-form.ts'

/** The message itself; below it what helps, and how much of the room is used. */
export function MessageField({ form, disabled }: { form: ContactFormState; disabled: boolean }) {
  const t = useWords(contactFormWords)
  return (
    <CountedArea
      {...form.register('message')}
      id={fieldId('message')}
      label={t('message')}
      hint={t('message_hint')}
      error={form.formState.errors.message?.message}
      length={form.watch('message').trim().length}
      most={longestContactMessage}
      readOnly={disabled}
      className="w768:col-span-2"
    />
  )
}
