import { useRef } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useWords } from '../../language/use-words.ts'
import { Field } from '../../ui/field.tsx'
import { withSeparators } from './birthday.ts'
import { profileWords } from './profile-words.ts'

/** Day, month and year in one line; the signs between them come by themselves. */
export function BirthdayField({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) {
  const t = useWords(profileWords)
  const before = useRef('')
  return (
    <Field
      {...field}
      onChange={(event) => {
        const input = event.currentTarget
        const isTyping = input.value.length > before.current.length
        // Whoever corrects something in the middle keeps their place.
        if (isTyping && input.selectionEnd === input.value.length) input.value = withSeparators(input.value)
        before.current = input.value
        return field.onChange(event)
      }}
      inputMode="numeric"
      autoComplete="bday"
      maxLength={20}
      label={t('birthday')}
      optional={t('optional')}
      placeholder={t('birthday_example')}
      hint={t('birthday_hint')}
      error={error}
    />
  )
}
