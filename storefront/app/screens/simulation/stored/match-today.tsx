import type { Verdict } from '@gema/contract/match/match-rule.ts'
import type { StoredSimulation } from '@gema/contract/shapes/simulation.ts'
import { ChevronDown } from 'lucide-react'
import { MatchNote } from '../../../commerce/simulation/match-note.tsx'
import { VerdictBadge } from '../../../commerce/simulation/verdict-badge.tsx'
import { useWords } from '../../../language/use-words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { storedWords } from './stored-words.ts'

const told: readonly Verdict[] = ['ok', 'note', 'warning']

/** What the rules say of the whole system today, counted; what fits can be read on request. The rest stands at its part. */
export function MatchToday({ notes }: { notes: StoredSimulation['notes'] }) {
  const t = useWords(storedWords)
  if (notes.length === 0) return null
  const fits = notes.filter(({ verdict }) => verdict === 'ok')
  return (
    <section className="rounded-card border border-line p-4 print:mt-4 print:break-inside-avoid">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-16 tracking-normal">{t('match_title')}</h2>
        <p className="flex flex-wrap gap-1.5">
          {told.map((verdict) => {
            const count = notes.filter((note) => note.verdict === verdict).length
            return count === 0 ? null : (
              <VerdictBadge key={verdict} verdict={verdict} text={t(`match_${verdict}`, { count })} />
            )
          })}
        </p>
      </div>
      {fits.length > 0 && (
        <details className="group mt-3 print:hidden">
          <summary className="flex min-h-8 w-fit list-none items-center gap-1 rounded-control text-14 font-semibold text-primary hover:underline hover:underline-offset-3 [&::-webkit-details-marker]:hidden">
            {t('match_show')}
            <Icon of={ChevronDown} size={16} className="group-open:rotate-180" />
          </summary>
          <div className="mt-2 grid gap-2">
            {fits.map(({ rule, sentence }) => (
              <MatchNote key={rule} kind="ok">
                {sentence}
              </MatchNote>
            ))}
          </div>
        </details>
      )}
    </section>
  )
}
