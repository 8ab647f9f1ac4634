import { Form } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { inLanguage } from '../../language/language-path.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { searchWords } from './search-words.ts'

/** Nothing to search for yet: a friendly question and the field for the answer. */
export function SearchPrompt({ text }: { text: string }) {
  const t = useWords(searchWords)
  const { language } = useLanguage()
  return (
    <div className="wrap pt-10 pb-4 w768:pt-16">
      <div className="mx-auto max-w-[560px]">
        <h1 className="text-28 w768:text-36">{t('short_title')}</h1>
        <p className="mt-1.5 mb-6 text-ink-2">{t('short_text')}</p>
        <search>
          <Form
            action={inLanguage(addressOf('search'), language)}
            className="flex flex-col gap-3 w576:flex-row w576:items-start"
          >
            <Field
              key={text}
              type="search"
              name="q"
              label={t('field')}
              defaultValue={text}
              minLength={3}
              maxLength={100}
              required
              autoComplete="off"
              className="flex-1"
            />
            <Button type="submit" className="w576:mt-[26px]">
              {t('submit')}
            </Button>
          </Form>
        </search>
      </div>
    </div>
  )
}
