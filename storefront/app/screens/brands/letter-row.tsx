import { useWords } from '../../language/use-words.ts'
import { alphabet } from './brand-letters.ts'
import { brandsWords } from './brands-words.ts'

/** The element at which the brands of a letter begin. */
export const letterId = (letter: string): string =>
  `letter-${letter === '#' ? 'other' : letter.toLowerCase()}`

/** From A to Z; letters without a brand are there, but lead nowhere. */
export function LetterRow({ letters }: { letters: string[] }) {
  const t = useWords(brandsWords)
  const shown = letters.includes('#') ? [...alphabet, '#'] : alphabet
  return (
    <nav aria-label={t('letters')} className="mt-5">
      <ul className="flex flex-wrap gap-1">
        {shown.map((letter) =>
          letters.includes(letter) ? (
            <li key={letter}>
              <a href={`#${letterId(letter)}`} className={`${cell} border border-line-2 hover:border-ink`}>
                {letter}
              </a>
            </li>
          ) : (
            <li key={letter} aria-hidden className={`${cell} text-hint max-w768:hidden`}>
              {letter}
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}

const cell = 'grid size-9 place-items-center rounded-control text-14 font-semibold'
