import { useWords } from '../../language/use-words.ts'
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
      {/* An SVG: its width is an attribute, which the page's policy allows where it refuses a style. */}
      <svg
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        className="h-1.5 w-full overflow-hidden rounded-full rtl:-scale-x-100"
        aria-hidden
      >
        <rect width="100" height="6" className="fill-line" />
        <rect width={percent} height="6" className="fill-primary" />
      </svg>
      <p className="figures mt-1.5 text-12 text-ink-2">
        {left === 0 ? t('at_the_end') : t('minutes_left', { count: left })}
      </p>
    </div>
  )
}
