import type { Suggestion } from '@gema/contract/shapes/simulation.ts'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { MatchNote } from '../../../../commerce/simulation/match-note.tsx'
import { useRoomText } from '../../../../commerce/simulation/use-room-text.ts'
import { useMoney } from '../../../../commerce/use-money.ts'
import { useToast } from '../../../../commerce/use-toast.ts'
import { useWords } from '../../../../language/use-words.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { composerWords } from '../composer-words.ts'
import { useComposing } from '../composing.ts'
import { NoSuggestion } from './no-suggestion.tsx'
import { suggestWords } from './suggest-words.ts'
import { SuggestionCard } from './suggestion-card.tsx'
import type { Suggestions } from './use-suggestions.ts'

const levels = ['careful', 'balanced', 'best']

/** The suggested systems side by side. */
export function SuggestionsPanel({ suggestions }: { suggestions: Suggestions }) {
  const t = useWords(suggestWords)
  const words = useWords(composerWords)
  const toast = useToast()
  const money = useMoney()
  const tell = useRoomText()
  const { change, choose } = useComposing()
  const { outcome, ask, close } = suggestions
  const title = useRef<HTMLHeadingElement>(null)
  const isShown = outcome !== undefined
  useEffect(() => {
    if (isShown) title.current?.focus()
  }, [isShown])
  if (outcome === undefined) return null
  const use = ({ lines }: Suggestion) => {
    choose(undefined)
    change({
      kind: 'use',
      parts: Object.fromEntries(
        lines.map(({ component, quantity, product }) => [component, { product, quantity }]),
      ),
    })
    close()
    toast.success(words('system_used'), { text: words('undo'), press: () => change({ kind: 'undo' }) })
  }
  const { room, budget } = outcome
  return (
    <section
      className="mb-5 rounded-card border border-line p-4"
      aria-busy={outcome.kind === 'busy' || undefined}
    >
      <div className="flex items-start gap-3">
        <h2
          ref={title}
          tabIndex={-1}
          className="min-w-0 flex-1 scroll-mt-28 text-18 outline-none w768:text-22"
        >
          {t('title', { size: tell(room).size, budget: money(budget) })}
        </h2>
        <button
          type="button"
          aria-label={t('close')}
          onClick={close}
          className="-m-2 grid size-11 flex-none place-items-center rounded-full hover:bg-soft"
        >
          <Icon of={X} />
        </button>
      </div>
      <div role="status">
        {outcome.kind === 'busy' && <Waiting />}
        {outcome.kind === 'failed' && (
          <MatchNote kind="bad" className="mt-3">
            {outcome.message ?? t('failed')}{' '}
            <button type="button" onClick={() => void ask(room, budget)}>
              {t('try_again')}
            </button>
          </MatchNote>
        )}
      </div>
      {outcome.kind === 'done' &&
        (outcome.answer.suggestions.length === 0 ? (
          <NoSuggestion least={outcome.answer.least} room={room} budget={budget} onAsk={ask} />
        ) : (
          <>
            <p className="mt-1 text-14 text-ink-2 text-pretty">{t('text')}</p>
            <div className="mt-4 grid items-start gap-3 w1200:grid-cols-3">
              {outcome.answer.suggestions.map((suggestion) => (
                <SuggestionCard
                  key={suggestion.level}
                  suggestion={suggestion}
                  budget={budget}
                  onUse={() => use(suggestion)}
                />
              ))}
            </div>
          </>
        ))}
    </section>
  )
}

/** Cards in the shape of those that come. */
function Waiting() {
  const t = useWords(suggestWords)
  return (
    <>
      <p className="mt-1 text-14 text-ink-2">{t('working')}</p>
      <div aria-hidden className="mt-4 grid gap-3 w1200:grid-cols-3">
        {levels.map((level) => (
          <div key={level} className="grid gap-3 rounded-inner border border-line p-4">
            <span className="skeleton h-4 w-1/3 rounded" />
            <span className="skeleton h-7 w-2/3 rounded" />
            <span className="skeleton h-40 rounded-[10px]" />
          </div>
        ))}
      </div>
    </>
  )
}
