import { useWords } from '../../language/use-words.ts'
import { headerWords } from './header-words.ts'

/** The first thing that the Tab key reaches: past the header, to the page itself. */
export function SkipLink() {
  const t = useWords(headerWords)
  return (
    <a
      href="#content"
      className="fixed start-4 top-2 z-50 -translate-y-20 rounded-control bg-ink px-4 py-2.5 text-14 font-strong text-white focus:translate-y-0 print:hidden"
    >
      {t('skip_to_content')}
    </a>
  )
}
