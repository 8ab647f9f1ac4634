import { useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import { listingWords } from './listing-words.ts'
import { OptionList, type OptionListProps } from './option-list.tsx'

const shownAtFirst = 8
/** One more line costs no more room than the words that would hide it. */
const worthHiding = 2

export const isLong = (options: readonly unknown[]): boolean => options.length >= shownAtFirst + worthHiding

/** A list of boxes that may be long: the first eight and whatever is chosen, the rest on demand. */
export function LongOptionList({ options, ...choosing }: OptionListProps) {
  const t = useWords(listingWords)
  const [showsAll, setShowsAll] = useState(false)
  // Decided once: a box that is ticked must not move to another place.
  const [pinned] = useState(() => options.filter(choosing.isChosen).map(({ value }) => value))
  if (!isLong(options)) return <OptionList {...choosing} options={options} />
  const first = options.filter((option, place) => place < shownAtFirst || pinned.includes(option.value))
  const rest = options.filter((option) => !first.includes(option))
  return (
    <>
      <OptionList {...choosing} options={first} />
      {rest.length > 0 && (
        <details
          open={showsAll || rest.some(choosing.isChosen)}
          onToggle={(event) => setShowsAll(event.currentTarget.open)}
          className="group/rest"
        >
          <summary className="list-none py-1.5 text-14 font-semibold text-primary group-open/rest:hidden [&::-webkit-details-marker]:hidden">
            {t('show_all', { count: options.length })}
          </summary>
          <OptionList {...choosing} options={rest} />
        </details>
      )}
    </>
  )
}
