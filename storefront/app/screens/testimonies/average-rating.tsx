import { useDecimal } from '../../commerce/listing/use-decimal.ts'
import { useWords } from '../../language/use-words.ts'
import { Stars } from '../../ui/stars.tsx'
import { testimoniesWords } from './testimonies-words.ts'

/** The average as a figure and as stars. */
export function AverageRating({ average, count }: { average: number; count: number }) {
  const t = useWords(testimoniesWords)
  const rating = useDecimal()(average)
  return (
    <div className="flex items-center gap-4">
      <p className="figures text-48 font-bold tracking-[-0.04em]" aria-hidden>
        {rating}
      </p>
      <div>
        <Stars rating={Math.round(average)} label={t('average', { rating })} />
        <p className="figures text-14 text-ink-2">{t('count', { count })}</p>
      </div>
    </div>
  )
}
