import { addressOf } from '../../../../addresses.ts'
import { useDates } from '../../../../commerce/dates/use-dates.ts'
import { CodeBadge } from '../../../../commerce/simulation/code-badge.tsx'
import type { SharedSimulation } from '../../../../commerce/simulation/shared-simulation.ts'
import { PageLink } from '../../../../language/page-link.tsx'
import { useWords } from '../../../../language/use-words.ts'
import { railWords } from './rail-words.ts'

interface SavedPanelProps {
  simulation: SharedSimulation
  isCurrent: boolean
}

/** What was saved last, with its code. */
export function SavedPanel({
  simulation: { uuid, name, simulation_code: code, saved_at },
  isCurrent,
}: SavedPanelProps) {
  const t = useWords(railWords)
  const { withYear } = useDates()
  return (
    <section className="rounded-card border border-line p-4 text-14">
      <p className="flex items-baseline justify-between gap-3">
        <b className="min-w-0 font-strong wrap-anywhere">{t('saved', { name })}</b>
        <span className="flex-none text-12 text-ink-2">{withYear(saved_at)}</span>
      </p>
      <div className="mt-2">
        <CodeBadge code={code} />
      </div>
      {!isCurrent && <p className="mt-1 text-12 text-ink-2">{t('saved_changed')}</p>}
      <PageLink
        to={addressOf('simulation', { uuid })}
        className="mt-2 inline-block font-semibold text-primary hover:underline hover:underline-offset-3"
      >
        {t('open_saved')}
      </PageLink>
    </section>
  )
}
