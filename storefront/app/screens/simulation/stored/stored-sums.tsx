import type { StoredSimulation } from '@gema/contract/shapes/simulation.ts'
import { useMoney } from '../../../commerce/use-money.ts'
import { useWords } from '../../../language/use-words.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Note } from '../../../ui/note.tsx'
import { allSubstitutes, type DriftSums, driftSums } from './drift-sums.ts'
import { storedTotalWords } from './stored-total-words.ts'

interface StoredSumsProps {
  stored: StoredSimulation
  sums: DriftSums
}

/** What lies between the saved total and that of today, kind by kind. */
export function StoredSums({ stored, sums }: StoredSumsProps) {
  const t = useWords(storedTotalWords)
  const kinds = ['up', 'down', 'substitute', 'missing'] as const
  return (
    <>
      <dl className="mt-4 grid gap-2.5 border-t border-line pt-4 text-14">
        {kinds.map((kind) => {
          const { parts, amount } = sums[kind]
          return parts === 0 ? null : (
            <Row
              key={kind}
              name={t(kind, { count: parts })}
              amount={amount}
              saves={kind === 'down' || (kind === 'substitute' && amount < 0)}
            />
          )
        })}
        {sums.bundles !== 0 && <Row name={t('bundles')} amount={sums.bundles} saves={sums.bundles < 0} />}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3.5 text-16 font-strong first:mt-0 first:border-t-0 first:pt-0">
          <dt>{t('difference')}</dt>
          <dd dir="ltr" className="figures text-18 font-bold tracking-[-0.02em] whitespace-nowrap">
            <Signed amount={sums.difference} />
          </dd>
        </div>
      </dl>
      <WithAll stored={stored} sums={sums} />
    </>
  )
}

function Row({ name, amount, saves }: { name: string; amount: number; saves: boolean }) {
  return (
    <div className="flex justify-between gap-2">
      <dt>{name}</dt>
      <dd
        dir="ltr"
        className={classNames('figures font-medium whitespace-nowrap', saves && 'text-theme-ink')}
      >
        <Signed amount={amount} />
      </dd>
    </div>
  )
}

function Signed({ amount }: { amount: number }) {
  const t = useWords(storedTotalWords)
  const money = useMoney()
  if (amount === 0) return money(0)
  return t(amount > 0 ? 'more' : 'less', { price: money(Math.abs(amount)) })
}

/** What it would come to with every substitute, as long as one is not chosen. */
function WithAll({ stored, sums }: StoredSumsProps) {
  const t = useWords(storedTotalWords)
  const money = useMoney()
  const all = allSubstitutes(stored.products)
  if (all.size === 0 || sums.substitute.parts === all.size) return null
  const { today, difference } = driftSums(stored, all)
  const kind = difference === 0 ? 'with_all_same' : difference < 0 ? 'with_all_less' : 'with_all_more'
  return (
    <Note kind="quiet" className="mt-3.5 text-12! leading-[18px] print:hidden">
      {t(kind, { price: money(today), difference: money(Math.abs(difference)) })}
    </Note>
  )
}
