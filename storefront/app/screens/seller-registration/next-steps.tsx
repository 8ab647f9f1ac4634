import { useWords } from '../../language/use-words.ts'
import { sellerRegistrationWords } from './seller-registration-words.ts'

/** What happens once the form is sent. */
export function NextSteps() {
  const t = useWords(sellerRegistrationWords)
  const steps = [
    [t('next_check'), t('next_check_text')],
    [t('next_write'), t('next_write_text')],
    [t('next_open'), t('next_open_text')],
  ]
  return (
    <ol className="grid gap-3.5 text-14">
      {steps.map(([title, text], place) => (
        <li key={title} className="grid grid-cols-[24px_minmax(0,1fr)] gap-3">
          <span
            aria-hidden
            className="figures grid size-6 place-items-center rounded-full bg-tile text-12 font-bold text-ink-2"
          >
            {place + 1}
          </span>
          <span>
            <b className="block font-semibold">{title}</b>
            <span className="block text-12 text-ink-2">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
