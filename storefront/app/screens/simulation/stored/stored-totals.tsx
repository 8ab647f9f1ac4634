import type { StoredSimulation } from '@gema/contract/shapes/simulation.ts'
import { ShoppingCart } from 'lucide-react'
import { useDates } from '../../../commerce/dates/use-dates.ts'
import { useMoney } from '../../../commerce/use-money.ts'
import { useWords } from '../../../language/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Note } from '../../../ui/note.tsx'
import { AddedBox } from './added-box.tsx'
import type { DriftSums } from './drift-sums.ts'
import { StoredSums } from './stored-sums.tsx'
import { storedTotalWords } from './stored-total-words.ts'
import type { AddStored } from './use-add-stored.ts'
import type { Substitutes } from './use-substitutes.ts'
import { UseSubstitutes } from './use-substitutes-button.tsx'

interface StoredTotalsProps {
  stored: StoredSimulation
  sums: DriftSums
  substitutes: Substitutes
  adding: AddStored
}

/** What it was, what it is today, what lies between, and the way into the cart. */
export function StoredTotals({ stored, sums, substitutes, adding }: StoredTotalsProps) {
  const t = useWords(storedTotalWords)
  const money = useMoney()
  const { dayAndMonth } = useDates()
  const { added, busy, refused, add } = adding
  return (
    <section
      aria-label={t('title')}
      className="rounded-card border border-line bg-page p-4 print:break-inside-avoid"
    >
      <p>
        <span className="block text-12 text-ink-2">
          {t('saved_on', { date: dayAndMonth(stored.saved_at) })}
        </span>
        <b dir="ltr" className="figures block text-18 font-semibold tracking-[-0.02em] text-ink-2">
          {money(stored.saved.price)}
        </b>
      </p>
      <p className="mt-3" aria-live="polite">
        <span className="block text-12 text-ink-2">
          {t('today', { parts: sums.parts, all: stored.products.length })}
        </span>
        <b dir="ltr" className="figures block text-28 font-bold tracking-[-0.02em]">
          {money(sums.today)}
        </b>
      </p>
      <StoredSums stored={stored} sums={sums} />
      <div className="mt-4 grid gap-2 noscript:hidden print:hidden">
        {added ? (
          <AddedBox added={added} adding={adding} />
        ) : (
          <Button busy={busy} disabled={sums.parts === 0} onClick={add} className="w-full px-2.5">
            <Icon of={ShoppingCart} />
            {t('add', { count: sums.parts })}
          </Button>
        )}
        {refused && <Note kind="bad">{refused}</Note>}
        {sums.parts === 0 && <p className="text-12 text-ink-2">{t('nothing')}</p>}
        {!added && <UseSubstitutes products={stored.products} substitutes={substitutes} />}
      </div>
    </section>
  )
}
