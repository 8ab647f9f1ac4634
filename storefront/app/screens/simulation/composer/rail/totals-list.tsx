import { useMoney } from '../../../../commerce/use-money.ts'
import { useWords } from '../../../../language/use-words.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { FilledBar } from '../../../../ui/filled-bar.tsx'
import { useComposing } from '../composing.ts'
import { railWords } from './rail-words.ts'

/** The parts, what bundles take off, the total, and what is left of the budget. */
export function TotalsList() {
  const t = useWords(railWords)
  const money = useMoney()
  const { composed, composition } = useComposing()
  const { parts, savings, total, chosenCount, placeCount } = composed
  return (
    <>
      <dl className="grid gap-2 text-14">
        <div className="flex justify-between gap-3">
          <dt>{t('parts', { chosen: chosenCount, count: placeCount })}</dt>
          <dd className="figures whitespace-nowrap" dir="ltr">
            {money(parts)}
          </dd>
        </div>
        {savings.map(({ bundle, sets, saving }) => (
          <div key={bundle.uuid} className="flex justify-between gap-3">
            <dt className="min-w-0">
              {sets > 1
                ? t('set_discount_times', { sets, name: bundle.name })
                : t('set_discount', { name: bundle.name })}
            </dt>
            <dd className="figures whitespace-nowrap text-theme-ink" dir="ltr">
              −{money(saving)}
            </dd>
          </div>
        ))}
        <div className="mt-1.5 flex items-baseline justify-between gap-3 border-t border-line pt-3.5 font-bold">
          <dt>{t('total')}</dt>
          <dd className="figures text-18 tracking-tight whitespace-nowrap" dir="ltr" aria-live="polite">
            {money(total)}
          </dd>
        </div>
      </dl>
      {composition.budget !== undefined && <BudgetBar budget={composition.budget} total={total} />}
    </>
  )
}

function BudgetBar({ budget, total }: { budget: number; total: number }) {
  const t = useWords(railWords)
  const money = useMoney()
  const left = budget - total
  const isOver = left < 0
  return (
    <div className="mt-3">
      <FilledBar percent={Math.min(100, (100 * total) / budget)} fill={isOver ? 'fill-sale' : 'fill-theme'} />
      <p className={classNames('figures mt-1.5 text-12', isOver ? 'font-strong text-sale' : 'text-ink-2')}>
        {left === 0
          ? t('budget_used')
          : t(isOver ? 'budget_over' : 'budget_left', { amount: money(Math.abs(left)) })}
      </p>
    </div>
  )
}
