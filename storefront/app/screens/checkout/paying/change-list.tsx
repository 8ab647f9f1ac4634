import { useMoney } from '../../../commerce/use-money.ts'
import { useWords } from '../../../language/use-words.ts'
import { payingWords } from './paying-words.ts'
import type { LineChange, WhatChanged } from './what-changed.ts'

/** What is not as it was, one line each. */
export function ChangeList({ changes }: { changes: WhatChanged }) {
  const t = useWords(payingWords)
  const money = useMoney()
  const fromTo = (was: number, now: number) => t('from_to', { was: money(was), now: money(now) })
  const outcomeOf = ({ kind, was, now }: LineChange) => {
    if (kind === 'gone') return t('gone')
    if (kind === 'added') return t('added', { amount: money(now) })
    return kind === 'unavailable' ? t('not_bought') : fromTo(was, now)
  }
  if (changes.lines.length + changes.parts.length === 0) return null
  return (
    <ul className="mt-3 grid gap-2 text-14">
      {changes.lines.map((change) => (
        <li key={change.id} className="wrap-anywhere">
          <b className="font-semibold">{change.name}</b>
          <span className="figures block text-12 text-ink-2">
            {change.message ?? outcomeOf(change)}
            {change.message !== undefined && change.now > 0 && ` (${fromTo(change.was, change.now)})`}
          </span>
        </li>
      ))}
      {changes.parts.map(({ kind, was, now }) => (
        <li key={kind}>
          <b className="font-semibold">{t(kind)}</b>
          <span dir="ltr" className="figures block text-12 text-ink-2">
            {fromTo(was, now)}
          </span>
        </li>
      ))}
    </ul>
  )
}
