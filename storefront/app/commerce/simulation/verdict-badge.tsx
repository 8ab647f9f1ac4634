import type { Verdict } from '@gema/contract/match/match-rule.ts'
import { Check, TriangleAlert } from 'lucide-react'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { type BadgeLook, badgeClasses } from '../order/badge-classes.ts'
import { matchWords } from './match-words.ts'

const looks: Record<Verdict, BadgeLook> = { ok: 'ok', note: 'warn', warning: 'bad' }

/** How something fits, in a word. */
export function VerdictBadge({ verdict, text }: { verdict: Verdict; text?: string }) {
  const t = useWords(matchWords)
  return (
    <span className={badgeClasses(looks[verdict])}>
      <Icon of={verdict === 'ok' ? Check : TriangleAlert} size={14} />
      {text ?? t(`verdict_${verdict}`)}
    </span>
  )
}
