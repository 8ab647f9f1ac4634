import { contactTopics } from '@gema/contract/calls/contact.ts'
import { useSearchListTexts } from '../../commerce/use-search-list-texts.ts'
import type { WordKey } from '../../language/define-words.ts'
import { useWords } from '../../language/use-words.ts'
import { SearchSelect } from '../../ui/search-select.tsx'
import { contactFormWords } from './contact-form-words.ts'
import { fieldId } from './contact-values.ts'
import type { ContactFormState } from './use-contact-form.ts'

/** What the message is about: one of a few. */
export function TopicField({ form, disabled }: { form: ContactFormState; disabled: boolean }) {
  const t = useWords(contactFormWords)
  const words = useSearchListTexts(t('topic'), t('choose_topic'))
  return (
    <SearchSelect
      id={fieldId('topic')}
      label={t('topic')}
      words={words}
      entries={contactTopics.map((value) => ({
        value,
        text: t(`topic_${value}` as WordKey<typeof contactFormWords>),
      }))}
      value={form.watch('topic')}
      onChange={(value) =>
        form.setValue('topic', value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
      }
      error={form.formState.errors.topic?.message}
      searchable={false}
      disabled={disabled}
    />
  )
}
