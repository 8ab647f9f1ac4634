import { type Compared, mostCompared } from '@gema/contract/calls/compare-list.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { addressOf } from '../../addresses.ts'
import { PageHead } from '../../commerce/page-head.tsx'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { CompareTable } from './compare-table.tsx'
import { CompareTools } from './compare-tools.tsx'
import { compareWords } from './compare-words.ts'
import { pairOf, pairWith, withProducts } from './comparison.ts'
import { useMedia } from './use-media.ts'

/** One product or more: the head with its switches, and the table. On a phone two products at a time. */
export function ComparedProducts({ compared }: { compared: Compared }) {
  const t = useWords(compareWords)
  const [marks, setMarks] = useState(true)
  const [hides, setHides] = useState(false)
  const [chosen, setChosen] = useState<string[]>([])
  const onPhone = useMedia('(max-width: 767.98px)')
  const { products, category } = compared
  const uuids = products.map(({ uuid }) => uuid)
  const pair = pairOf(uuids, chosen)
  const alone = products.length === 1
  return (
    <>
      <PageHead
        title={t('title')}
        text={t('text', { count: products.length, most: mostCompared, category: category?.name ?? '' })}
      >
        <CompareTools
          uuids={uuids}
          marks={alone ? undefined : { on: marks, set: setMarks }}
          hides={alone ? undefined : { on: hides, set: setHides }}
        />
      </PageHead>
      {alone && (
        <Note kind="quiet" className="mt-5">
          {t('one_alone')}
        </Note>
      )}
      <CompareTable
        compared={onPhone ? withProducts(compared, pair) : compared}
        marksDifferences={marks && !alone}
        hidesEqual={hides && !alone}
        choice={
          onPhone && products.length > 2
            ? { products, choose: (column, uuid) => setChosen(pairWith(pair, column, uuid)) }
            : undefined
        }
      />
      {onPhone && category && !alone && products.length < mostCompared && (
        <PageLink
          to={addressOf('category', { category: category.slug })}
          className={`${buttonClasses('secondary')} mt-5 w-full`}
        >
          <Icon of={Plus} size={16} />
          {t('add')}
        </PageLink>
      )}
    </>
  )
}
