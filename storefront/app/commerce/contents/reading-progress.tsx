import { useWords } from '../../language/use-words.ts'
import { FilledBar } from '../../ui/filled-bar.tsx'
import { contentsWords } from './contents-words.ts'
import { minutesLeft } from './reading-state.ts'
import { useReadPercent } from './use-read-percent.ts'

interface ReadingProgressProps {
  /** The element that holds the text. */
  textId: string
  minutes: number
}

/** How much has been read, as a bar, and how long the rest takes. */
export function ReadingProgress({ textId, minutes }: ReadingProgressProps) {
  const t = useWords(contentsWords)
  const percent = useReadPercent(textId)
  const left = minutesLeft(minutes, percent)
  return (
    <div className="mt-5 max-w992:hidden noscript:hidden">
      <FilledBar percent={percent} fill="fill-primary" />
      <p className="figures mt-1.5 text-12 text-ink-2">
        {left === 0 ? t('at_the_end') : t('minutes_left', { count: left })}
      </p>
    </div>
  )
}
