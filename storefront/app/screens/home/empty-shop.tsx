import { useWords } from '../../language/use-words.ts'
import { homeWords } from './home-words.ts'

/** A shop without goods yet. */
export function EmptyShop() {
  const t = useWords(homeWords)
  return (
    <section className="wrap section text-center">
      <h2 className="text-22 w768:text-28">{t('empty_title')}</h2>
      <p className="mt-2 text-ink-2">{t('empty_text')}</p>
    </section>
  )
}
