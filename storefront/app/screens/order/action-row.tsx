import type { OrderAction } from '@gema/contract/shapes/order.ts'
import { ChevronRight, type LucideIcon } from 'lucide-react'
import { PageLink } from '../../language/page-link.tsx'
import { Icon } from '../../ui/icon.tsx'

interface ActionRowProps {
  sign: LucideIcon
  text: string
  /** Absent: it can always be done. */
  action?: OrderAction
  to?: string
  busy?: boolean
  onPress?: () => void
}

const rowClasses = 'flex w-full items-center gap-3 py-3 text-start font-medium'

/** Something that can be done with an order; what is refused stays in sight, with the reason. */
export function ActionRow({ sign, text, action, to, busy = false, onPress }: ActionRowProps) {
  if (action && !action.is_allowed) {
    return (
      <li className={`${rowClasses} text-ink-2`}>
        <Icon of={sign} />
        <span className="min-w-0">
          {text}
          {action.reason && <small className="block text-12 font-normal">{action.reason}</small>}
        </span>
      </li>
    )
  }
  const inside = (
    <>
      <Icon of={sign} />
      <span className="min-w-0 flex-1">{text}</span>
      {busy ? (
        <span
          aria-hidden
          className="turning size-4 rounded-full border-2 border-primary border-t-transparent"
        />
      ) : (
        <Icon of={ChevronRight} size={16} turns className="text-ink-2" />
      )}
    </>
  )
  return (
    <li>
      {to ? (
        <PageLink to={to} className={`${rowClasses} hover:text-primary`}>
          {inside}
        </PageLink>
      ) : (
        <button
          type="button"
          aria-busy={busy || undefined}
          onClick={busy ? undefined : onPress}
          className={`${rowClasses} hover:text-primary`}
        >
          {inside}
        </button>
      )}
    </li>
  )
}
