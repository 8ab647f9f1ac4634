import type { StoredLine } from '@gema/contract/shapes/simulation.ts'
import { DriftBadge } from '../../../commerce/simulation/drift-badge.tsx'
import { useMoney } from '../../../commerce/use-money.ts'
import { useWords } from '../../../language/use-words.ts'
import { storedLineWords } from './stored-line-words.ts'

/** What has become of a line: by how much its price moved, how many are left. A line whose price has moved may be low as well. */
export function LineDrift({ line }: { line: StoredLine }) {
  const t = useWords(storedLineWords)
  const money = useMoney()
  const { drift, quantity, price, today_price, available, stock, is_low } = line
  const left =
    available < quantity
      ? t('left_of', { number: available, wanted: quantity })
      : t('left', { number: stock })
  if (drift === 'low_stock') return <DriftBadge drift="low_stock" text={left} />
  const moved = drift === 'price_up' || drift === 'price_down'
  if (!moved || today_price === null) return <DriftBadge drift={drift} />
  return (
    <>
      <DriftBadge drift={drift} text={money(Math.abs(today_price - price) * quantity)} />
      {(is_low || available < quantity) && <DriftBadge drift="low_stock" text={left} />}
    </>
  )
}
