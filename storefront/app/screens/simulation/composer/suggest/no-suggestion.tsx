import type { Room } from '@gema/contract/shapes/room.ts'
import { MatchNote } from '../../../../commerce/simulation/match-note.tsx'
import { useMoney } from '../../../../commerce/use-money.ts'
import { useWords } from '../../../../language/use-words.ts'
import { useComposing } from '../composing.ts'
import { suggestWords } from './suggest-words.ts'

interface NoSuggestionProps {
  /** What it takes; nothing, where no money helps. */
  least: number | null
  room: Room
  budget: number
  onAsk: (room: Room, budget: number) => Promise<void>
}

/** The next whole half million: nobody has a budget to the rupiah. */
const rounded = (amount: number): number => Math.ceil(amount / 500_000) * 500_000

/** Nothing can be had for the budget: what it takes. */
export function NoSuggestion({ least, room, budget, onAsk }: NoSuggestionProps) {
  const t = useWords(suggestWords)
  const money = useMoney()
  const { change } = useComposing()
  if (least === null)
    return (
      <MatchNote kind="warn" className="mt-3">
        {t('nothing_at_all')}
      </MatchNote>
    )
  const enough = rounded(least)
  const raise = () => {
    change({ kind: 'room', room, budget: enough })
    void onAsk(room, enough)
  }
  return (
    <MatchNote kind="warn" className="mt-3">
      {t('nothing', { budget: money(budget) })} {t('least', { amount: money(least) })}{' '}
      <button type="button" onClick={raise}>
        {t('use_least', { amount: money(enough) })}
      </button>
    </MatchNote>
  )
}
