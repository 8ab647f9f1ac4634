import { VerdictBadge } from '../../../../commerce/simulation/verdict-badge.tsx'
import { useWords } from '../../../../language/use-words.ts'
import { useComposing } from '../composing.ts'
import { railWords } from './rail-words.ts'

/** How much fits, is worth a look, or has to be mended; and what is still missing. */
export function Compatibility() {
  const t = useWords(railWords)
  const { composed } = useComposing()
  const { counts, notes, missing, chosenCount } = composed
  return (
    <div className="mt-4 grid gap-2 border-t border-line pt-3.5 text-14">
      <p className="font-strong">{t('compatibility')}</p>
      {notes.length === 0 ? (
        <p className="text-12 text-ink-2">{t('nothing_yet')}</p>
      ) : (
        <p className="flex flex-wrap gap-1">
          {(['ok', 'note', 'warning'] as const).map(
            (verdict) =>
              counts[verdict] > 0 && (
                <VerdictBadge
                  key={verdict}
                  verdict={verdict}
                  text={t(`count_${verdict}`, { count: counts[verdict] })}
                />
              ),
          )}
        </p>
      )}
      {chosenCount > 0 && missing.length > 0 && (
        <p className="text-12 text-ink-2 text-pretty">
          {t('missing', { count: missing.length, names: missing.map(({ name }) => name).join(', ') })}
        </p>
      )}
    </div>
  )
}
