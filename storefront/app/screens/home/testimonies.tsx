import type { HomeData } from '@gema/contract/calls/home.ts'
import { addressOf } from '../../addresses.ts'
import { SectionHead } from '../../commerce/section-head.tsx'
import { TestimonyCard } from '../../commerce/testimony-card.tsx'
import { useWords } from '../../language/use-words.ts'
import { DrawnOnce } from '../../ui/drawn-once.tsx'
import { homeWords } from './home-words.ts'

/** What customers say, on a warm band. */
export const Testimonies = (given: { testimonies: HomeData['testimonies'] }) => (
  <DrawnOnce as="section" className="section bg-sand py-12 w768:py-16" of={TestimoniesParts} given={given} />
)

function TestimoniesParts({ testimonies }: { testimonies: HomeData['testimonies'] }) {
  const t = useWords(homeWords)
  return (
    <div className="wrap">
      <SectionHead
        title={t('testimonies_title')}
        more={{ to: addressOf('testimonies'), text: t('testimonies_all') }}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, and the keyboard must reach it */}
      <ul className="rail rail-wide" tabIndex={0} aria-label={t('testimonies_title')}>
        {testimonies.slice(0, 3).map((testimony) => (
          <li key={testimony.uuid} className="flex">
            <TestimonyCard testimony={testimony} />
          </li>
        ))}
      </ul>
    </div>
  )
}
