import { Link } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { EmptyState } from '../../commerce/empty-state.tsx'
import type { WordKey } from '../../language/define-words.ts'
import { useWords } from '../../language/use-words.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { type OrdersQuery, searchOf } from './orders-query.ts'
import { ordersWords } from './orders-words.ts'

interface OrdersEmptyProps {
  asked: OrdersQuery
  /** In another tab there are some. */
  hasOrders: boolean
}

/** Nothing is in this tab, or nothing fits what is searched for: why, and one way on. */
export function OrdersEmpty({ asked: { tab, q }, hasOrders }: OrdersEmptyProps) {
  const t = useWords(ordersWords)
  if (!hasOrders) {
    return (
      <EmptyState
        title={t('empty_all')}
        text={t('empty_all_text')}
        action={{ text: t('shop'), to: addressOf('allProducts') }}
      />
    )
  }
  const isSearch = q !== ''
  const goesOnSearching = isSearch && tab !== 'all'
  return (
    <EmptyState
      title={isSearch ? t('nothing', { q }) : t(`empty_${tab}` as WordKey<typeof ordersWords>)}
      text={isSearch ? t('nothing_text') : undefined}
    >
      <Link
        to={{ search: searchOf({ tab: 'all', q: goesOnSearching ? q : '' }) }}
        preventScrollReset
        className={`${buttonClasses('secondary')} mt-2.5`}
      >
        {t(goesOnSearching ? 'search_all' : 'see_all')}
      </Link>
    </EmptyState>
  )
}
