import { useWords } from '../../language/use-words.ts'
import { NumberedList } from '../../ui/numbered-list.tsx'
import { sellerRegistrationWords } from './seller-registration-words.ts'

/** What happens once the form is sent. */
export function NextSteps() {
  const t = useWords(sellerRegistrationWords)
  return (
    <NumberedList
      items={[
        { title: t('next_check'), text: t('next_check_text') },
        { title: t('next_write'), text: t('next_write_text') },
        { title: t('next_open'), text: t('next_open_text') },
      ]}
    />
  )
}
