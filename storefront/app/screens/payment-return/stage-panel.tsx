import type { Order } from '@gema/contract/shapes/order.ts'
import { FlaskConical, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMoments } from '../../commerce/account/use-moments.ts'
import { CopyButton } from '../../commerce/order/copy-button.tsx'
import { panelClasses } from '../../commerce/order/order-panel.ts'
import { orderPartWords } from '../../commerce/order/order-part-words.ts'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { paymentReturnWords } from './payment-return-words.ts'
import { transferWords } from './transfer-words.ts'

type StageLook = 'good' | 'waiting' | 'bad' | 'quiet'

const looks: Record<StageLook, string> = {
  good: 'bg-theme-soft text-theme-ink',
  waiting: 'bg-primary-soft text-primary-hover',
  bad: 'bg-sale-soft text-sale',
  quiet: 'bg-tile text-ink-2',
}

interface StagePanelProps {
  order: Order
  look: StageLook
  sign: LucideIcon
  /** Something is on its way: a ring turns around the sign. */
  busy?: boolean
  title: string
  text: ReactNode
  children?: ReactNode
}

/** How the order stands in one sentence, its number, and what can be done. A change is announced. */
export function StagePanel({ order, look, sign, busy = false, title, text, children }: StagePanelProps) {
  const t = useWords(paymentReturnWords)
  const ofOrder = useWords(orderPartWords)
  const copying = useWords(transferWords)
  const { dayAndTime } = useMoments()
  return (
    <section className={panelClasses}>
      <div className="grid gap-4 w576:grid-cols-[auto_minmax(0,1fr)]">
        <span className={classNames('relative grid size-14 place-items-center rounded-full', looks[look])}>
          <Icon of={sign} size={24} />
          {busy && (
            <span
              aria-hidden
              className="turning absolute inset-0 rounded-full border-2 border-primary border-t-transparent"
            />
          )}
        </span>
        <div className="min-w-0">
          <div aria-live="polite">
            <h1 className="text-22 w768:text-28">{title}</h1>
            <p className="mt-1 text-ink-2 text-pretty wrap-anywhere">{text}</p>
          </div>
          <p className="mt-3 flex flex-wrap items-center gap-x-2 text-14">
            <b className="font-strong">{ofOrder('number', { number: order.number })}</b>
            <CopyButton text={order.number} label={copying('copy_order')} />
            <span className="text-ink-2">{ofOrder('placed', { time: dayAndTime(order.date) })}</span>
          </p>
        </div>
      </div>
      {order.payment.is_sandbox && (
        <Note kind="warn" sign={FlaskConical} className="mt-4">
          {t('sandbox')}
        </Note>
      )}
      {children}
    </section>
  )
}
