import { type Compared, mostCompared } from '@gema/contract/calls/compare-list.ts'
import { Check } from 'lucide-react'
import { specificationWords } from '../../commerce/specification-words.ts'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { compareWords } from './compare-words.ts'
import { ComparedGroup } from './compared-group.tsx'
import { shownGroups } from './comparison.ts'
import { type ColumnChoice, TableHead } from './table-head.tsx'
import { useMedia } from './use-media.ts'

interface CompareTableProps {
  compared: Compared
  marksDifferences: boolean
  hidesEqual: boolean
  /** On a phone: which products stand in its two columns. */
  choice: ColumnChoice | undefined
}

/** The products as columns, their properties as rows. Where it is narrow, the names of rows stand above their values. */
export function CompareTable({ compared, marksDifferences, hidesEqual, choice }: CompareTableProps) {
  const t = useWords(compareWords)
  const tGroups = useWords(specificationWords)
  const stacked = useMedia('(max-width: 991.98px)')
  const onPhone = useMedia('(max-width: 767.98px)')
  const groups = shownGroups(compared, hidesEqual)
  const columns = onPhone ? Math.max(2, compared.products.length) : mostCompared
  const hasBest = groups.some(({ rows }) => rows.some(({ best }) => best.length > 0))
  const explained = hasBest && (
    <span className="text-14 font-normal text-ink-2">
      {t('best_is_marked')} <Icon of={Check} size={14} className="inline text-theme-ink" />
    </span>
  )
  return (
    <>
      {stacked && explained && <p className="mt-4">{explained}</p>}
      <table
        className={classNames(
          'mt-5 w-full table-fixed border-separate border-spacing-0 text-start text-14 w768:mt-6',
          '[&_td]:text-start [&_th]:text-start [&_td]:align-top [&_th]:align-top',
        )}
      >
        <caption className="sr-only">{t('caption')}</caption>
        <TableHead
          compared={compared}
          columns={columns}
          legend={stacked ? undefined : explained}
          choice={choice}
        />
        {groups.map(({ group, rows }) => (
          <ComparedGroup
            key={group}
            title={tGroups(`group_${group}`)}
            rows={rows}
            products={compared.products}
            layout={{ columns, stacked, marksDifferences }}
          />
        ))}
      </table>
      {hidesEqual && groups.length === 0 && <p className="py-10 text-center text-ink-2">{t('all_equal')}</p>}
    </>
  )
}
