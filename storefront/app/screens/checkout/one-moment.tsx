import { useWords } from '../../language/use-words.ts'
import { payingWords } from './paying/paying-words.ts'

/** Something is under way that ends on another page. */
export function OneMoment({ what }: { what: 'leaving' | 'looking' }) {
  const t = useWords(payingWords)
  return (
    <div role="status" className="grid justify-items-center gap-4 py-24 text-center text-14 text-ink-2">
      <span
        aria-hidden
        className="turning size-8 rounded-full border-[3px] border-primary border-t-transparent"
      />
      <p>{t(what)}</p>
    </div>
  )
}
