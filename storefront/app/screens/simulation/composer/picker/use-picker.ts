import type { SimulationComponent, SimulationProduct } from '@gema/contract/shapes/simulation.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useAsk } from '../../../../api/browser-ask.ts'
import { useShop } from '../../../../api/use-shop.ts'
import { useLanguage } from '../../../../language/use-language.ts'
import { candidatesQuery } from '../candidates-query.ts'
import { useComposing } from '../composing.ts'
import { rightQuantity } from '../slots/right-quantity.ts'
import type { FairJudgement } from './judge-fairly.ts'
import { type CandidateSort, searchCandidates, sortCandidates } from './sort-candidates.ts'
import { useJudged } from './use-judged.ts'
import { useSettled } from './use-settled.ts'

/** Up to so many the browser has all of them, and searches by itself. */
const mostInBrowser = 200
const none: SimulationProduct[] = []
const unjudged: FairJudgement = { judged: new Map(), shared: [] }

export type Picker = ReturnType<typeof usePicker>

/** What could stand in a component: loaded, judged, sorted, searched, and one of them picked. */
export function usePicker(component: SimulationComponent) {
  const { template, composition, composed, change, choose } = useComposing()
  const { setting } = useShop()
  const ask = useAsk()
  const { language } = useLanguage()
  const current = composition.parts[component.key]
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<CandidateSort>('fit')
  const [wanted, setWanted] = useState(current?.product.inventory)
  const isLarge = component.product_count > mostInBrowser
  const name = useSettled(isLarge ? search.trim() : '')
  const query = useQuery({
    ...candidatesQuery({ ask, language, displayCase: component.display_case.uuid, name }),
    placeholderData: keepPreviousData,
  })
  const hasFailed = query.isError || (query.isPending && query.fetchStatus === 'paused')
  const products = hasFailed ? none : (query.data?.products ?? none)
  const toJudge = useMemo(
    () => ({
      slots: composed.slots,
      key: component.key,
      candidates: products,
      rules: template.rules,
      room: composition.room,
      decimalFormat: setting.decimal_format,
    }),
    [composed.slots, component.key, products, template.rules, composition.room, setting.decimal_format],
  )
  const judgement = useJudged(toJudge)
  const { judged, shared } = judgement ?? unjudged
  const isJudged = judgement !== undefined || products.length === 0
  const sorted = useMemo(
    () => (isJudged ? sortCandidates(products, judged, sort) : none),
    [isJudged, products, judged, sort],
  )
  const typed = useDeferredValue(isLarge ? '' : search)
  const shown = useMemo(() => searchCandidates(sorted, typed), [sorted, typed])
  const canBeHad = useCallback(
    ({ stock }: SimulationProduct) => stock >= component.min_quantity,
    [component.min_quantity],
  )
  const pickIn = (list: readonly SimulationProduct[]) =>
    list.find((each) => each.inventory === wanted) ?? list.find(canBeHad)
  const picked = pickIn(shown)
  const quantity = rightQuantity(current?.quantity ?? component.min_quantity, component)
  const use = () => {
    // The list may still be on its way to what was typed last: never take what nobody sees any more.
    if (isLarge && (name !== search.trim() || query.isPlaceholderData)) return
    const taken = isLarge ? picked : pickIn(searchCandidates(sorted, search))
    if (taken === undefined || !canBeHad(taken)) return
    // Of something else there may be fewer.
    const fitting = taken.stock < quantity ? component.min_quantity : quantity
    if (taken.inventory !== current?.product.inventory)
      change({ kind: 'choose', component: component.key, part: { product: taken, quantity: fitting } })
    choose(undefined)
  }
  return {
    search,
    setSearch,
    sort,
    setSort,
    shown,
    judged,
    shared,
    picked,
    pick: setWanted,
    use,
    canBeHad,
    quantity,
    current: current?.product.inventory,
    total: Math.max(query.data?.total ?? 0, isLarge ? component.product_count : 0),
    state: hasFailed
      ? ('failed' as const)
      : query.isPending || !isJudged
        ? ('loading' as const)
        : ('ready' as const),
    retry: () => void query.refetch(),
  }
}
