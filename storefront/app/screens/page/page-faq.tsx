import type { ShopPage } from '@gema/contract/calls/page.ts'
import { ChevronDown } from 'lucide-react'
import { RichText } from '../../commerce/rich-text/rich-text.tsx'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { pageWords } from './page-words.ts'

/** Where the questions begin, for the list of contents. */
export const faqId = 'questions'

/** Questions that people ask; each opens by itself, also where no script runs. */
export function PageFaq({ faq }: { faq: ShopPage['faq'] }) {
  const t = useWords(pageWords)
  return (
    <section aria-labelledby={faqId} className="mt-10 w768:mt-14">
      <h2 id={faqId} className="scroll-mt-24 text-22 w768:text-28">
        {t('faq')}
      </h2>
      <div className="mt-4 divide-y divide-line border-y border-line">
        {faq.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex list-none items-center gap-4 py-4 font-semibold [&::-webkit-details-marker]:hidden hover:text-primary">
              <span className="flex-1 text-pretty">{question}</span>
              <Icon
                of={ChevronDown}
                className="text-ink-2 transition-transform duration-150 group-open:rotate-180"
              />
            </summary>
            <RichText text={answer} className="pb-5 text-ink-2 w768:pe-9" />
          </details>
        ))}
      </div>
    </section>
  )
}
