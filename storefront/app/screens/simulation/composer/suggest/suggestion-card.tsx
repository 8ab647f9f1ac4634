import { unitPrice } from '@gema/contract/match/unit-price.ts'
import type { Suggestion } from '@gema/contract/shapes/simulation.ts'
import { ChevronDown } from 'lucide-react'
import { MatchNote, noteKinds } from '../../../../commerce/simulation/match-note.tsx'
import { SlotPicture } from '../../../../commerce/simulation/slot-parts.tsx'
import { useMoney } from '../../../../commerce/use-money.ts'
import { useWords } from '../../../../language/use-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { FilledBar } from '../../../../ui/filled-bar.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { productTitle } from '../slots/product-title.ts'
import { suggestWords } from './suggest-words.ts'

interface SuggestionCardProps {
  suggestion: Suggestion
  budget: number
  onUse: () => void
}

/** One suggested system: what it costs, why it is what it is, and what is in it. */
export function SuggestionCard({ suggestion, budget, onUse }: SuggestionCardProps) {
  const t = useWords(suggestWords)
  const money = useMoney()
  const { level, price, bundle_discount: discount, lines } = suggestion
  const left = budget - price
  return (
    <article className="rounded-inner border border-line p-4">
      <h3 className="text-16 tracking-normal">{t(`level_${level}`)}</h3>
      <p className="text-12 text-ink-2">{t(`text_${level}`)}</p>
      <p className="figures mt-2 text-22 font-bold tracking-tight whitespace-nowrap" dir="ltr">
        {money(price)}
      </p>
      <p className="figures text-12 text-ink-2">
        {left > 0 ? t('left', { amount: money(left) }) : t('all_used')}
      </p>
      {discount > 0 && (
        <p className="figures text-12 font-semibold text-theme-ink">
          {t('saves', { amount: money(discount) })}
        </p>
      )}
      <Score suggestion={suggestion} />
      <Button
        size={40}
        aria-label={t('use_of', { level: t(`level_${level}`) })}
        onClick={onUse}
        className="mt-3 w-full"
      >
        {t('use')}
      </Button>
      <ul aria-label={t('parts')} className="mt-3 divide-y divide-line border-t border-line">
        {lines.map(({ component, quantity, product }) => (
          <li
            key={component}
            className="grid grid-cols-[40px_minmax(0,1fr)] items-center gap-2.5 py-2 text-12"
          >
            <SlotPicture image={product.image} alt="" className="size-10" />
            <span className="min-w-0">
              <span className="two-lines font-semibold">
                {quantity > 1 && <span className="figures">{t('times', { quantity })} </span>}
                {productTitle(product)}
              </span>
              <span className="figures block text-ink-2" dir="ltr">
                {money(unitPrice(product, quantity) * quantity)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <Notes suggestion={suggestion} />
    </article>
  )
}

/** The points of the reasons add up to the score. */
function Score({ suggestion: { score, reasons } }: { suggestion: Suggestion }) {
  const t = useWords(suggestWords)
  return (
    <details className="group/why mt-3">
      <summary className="list-none rounded-control [&::-webkit-details-marker]:hidden">
        <span className="flex items-center justify-between gap-2 text-12">
          <span className="inline-flex items-center gap-1 font-semibold text-primary group-hover/why:underline">
            {t('why')}
            <Icon of={ChevronDown} size={14} className="group-open/why:rotate-180" />
          </span>
          <span className="figures">
            <span className="sr-only">{t('score')} </span>
            <b className="font-bold">{t('score_of', { points: score, of: 100 })}</b>
          </span>
        </span>
        <FilledBar percent={score} fill="fill-primary" className="mt-1.5" />
      </summary>
      <ul className="mt-2 grid gap-1.5 text-12 text-ink-2">
        {reasons.map(({ key, points, of, sentence }) => (
          <li key={key} className="flex justify-between gap-3">
            <span className="min-w-0 text-pretty">{sentence}</span>
            <b className="figures flex-none font-semibold text-ink">{t('score_of', { points, of })}</b>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Notes({ suggestion: { notes } }: { suggestion: Suggestion }) {
  const t = useWords(suggestWords)
  const told = notes.filter(({ verdict }) => verdict !== 'ok')
  if (told.length === 0) return null
  return (
    <details className="group/notes border-t border-line pt-2">
      <summary className="inline-flex list-none items-center gap-1 rounded-control text-12 font-semibold text-warn-ink hover:underline [&::-webkit-details-marker]:hidden">
        {t('notes', { count: told.length })}
        <Icon of={ChevronDown} size={14} className="group-open/notes:rotate-180" />
      </summary>
      <div className="mt-2 grid gap-1.5">
        {told.map(({ rule, verdict, sentence }) => (
          <MatchNote key={rule} kind={noteKinds[verdict]} className="text-12!">
            {sentence}
          </MatchNote>
        ))}
      </div>
    </details>
  )
}
