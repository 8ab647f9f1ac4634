import { useMoney } from '../../../commerce/use-money.ts'
import { useWords } from '../../../language/use-words.ts'
import type { FilingLine } from './filing-values.ts'
import { filingWords } from './filing-words.ts'
import type { FilingForm } from './use-filing-form.ts'
import { valueOfUnits } from './value-of-units.ts'

/** What was chosen, and what it cost: each item less its share of the discounts. */
export function FilingSummary({ form, lines }: { form: FilingForm; lines: readonly FilingLine[] }) {
  const t = useWords(filingWords)
  const money = useMoney()
  const items = form.watch('items')
  const chosen = items.flatMap(({ line: id, quantity }) => {
    const line = lines.find(({ transaction_detail_id }) => transaction_detail_id === id)
    if (line === undefined) return []
    return [
      { id, quantity, name: line.product_name, value: valueOfUnits(line, Math.min(quantity, line.most)) },
    ]
  })
  const total = chosen.reduce((sum, { value }) => sum + value, 0)
  return (
    <>
      <dl className="grid gap-2.5 text-14">
        <div className="flex justify-between gap-4">
          <dt>{t('chosen_items')}</dt>
          <dd className="figures font-medium">{chosen.length}</dd>
        </div>
        {chosen.map(({ id, name, quantity, value }) => (
          <div key={id} className="flex justify-between gap-4">
            <dt className="two-lines min-w-0 wrap-anywhere">
              {quantity > 0 && <span className="figures">{quantity} × </span>}
              {name}
            </dt>
            {quantity > 0 ? (
              <dd dir="ltr" className="figures font-medium whitespace-nowrap">
                {money(value)}
              </dd>
            ) : (
              <dd className="font-medium whitespace-nowrap text-sale">{t('not_filled')}</dd>
            )}
          </div>
        ))}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3.5">
          <dt className="text-16 font-strong">{t('value')}</dt>
          <dd
            dir="ltr"
            className="figures text-[20px] leading-7 font-bold tracking-[-0.02em] whitespace-nowrap"
          >
            {money(total)}
          </dd>
        </div>
      </dl>
      <p className="mt-1.5 text-12 text-ink-2">{t('value_hint')}</p>
    </>
  )
}
