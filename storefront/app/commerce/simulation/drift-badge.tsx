import type { Drift } from '@gema/contract/shapes/simulation.ts'
import { ArrowDown, ArrowUp, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { WordKey } from '../../language/define-words.ts'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { type BadgeLook, badgeClasses } from '../order/badge-classes.ts'
import { driftWords } from './drift-words.ts'

const looks: Record<Drift, BadgeLook> = {
  same: 'grey',
  price_up: 'warn',
  price_down: 'ok',
  low_stock: 'warn',
  out_of_stock: 'dark',
  discontinued: 'dark',
}

const signs: Partial<Record<Drift, LucideIcon>> = {
  price_up: ArrowUp,
  price_down: ArrowDown,
  low_stock: TriangleAlert,
}

interface DriftBadgeProps {
  drift: Drift
  /** Instead of the usual words, such as by how much. */
  text?: string
  /** How many parts it happened to, with the words for it. */
  count?: number
}

/** What has become of a part since it was saved. */
export function DriftBadge({ drift, text, count }: DriftBadgeProps) {
  const t = useWords(driftWords)
  const usual = `drift_${drift}` as WordKey<typeof driftWords>
  const counted = `count_${drift}` as WordKey<typeof driftWords>
  const sign = signs[drift]
  return (
    <span className={badgeClasses(looks[drift])}>
      {sign && <Icon of={sign} size={14} />}
      {text !== undefined && <span className="sr-only">{t(usual)}: </span>}
      {text ?? (count === undefined ? t(usual) : t(counted, { number: count }))}
    </span>
  )
}
