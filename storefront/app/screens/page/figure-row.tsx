import { plainLine } from '../../commerce/rich-text/plain-line.ts'
import { RichInlines } from '../../commerce/rich-text/rich-inlines.tsx'
import { useWords } from '../../language/use-words.ts'
import type { Figure } from './figures-of-text.ts'
import { pageWords } from './page-words.ts'

/** The shop in figures, large enough to be remembered. */
export function FigureRow({ figures }: { figures: Figure[] }) {
  const t = useWords(pageWords)
  return (
    <section
      aria-label={t('facts')}
      className="mt-5 rounded-band bg-sand px-5 py-7 w768:mt-8 w768:px-10 w768:py-10"
    >
      <dl className="flex flex-wrap justify-between gap-x-8 gap-y-6 max-w768:grid max-w768:grid-cols-2">
        {figures.map(({ name, value }) => (
          <div key={plainLine(name)} className="flex flex-col-reverse justify-end">
            <dt className="text-14 text-ink-2">
              <RichInlines text={name} />
            </dt>
            <dd className="figures text-36 font-bold tracking-[-0.03em] w768:text-48">
              <RichInlines text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
