import { Ban, FileText, Mail, Printer, RefreshCw, TriangleAlert } from 'lucide-react'
import { panelClasses } from '../../commerce/order/order-panel.ts'
import { filingPlace } from '../../commerce/order/own-order-place.ts'
import { useWords } from '../../language/use-words.ts'
import { ActionRow } from './action-row.tsx'
import { FinishAction } from './finish-action.tsx'
import { orderActionWords } from './order-action-words.ts'
import type { OrderPartProps } from './order-part-props.ts'
import { useInvoice } from './use-invoice.ts'

/** What can be done with an order; what cannot be done now says why. */
export function OrderActions(props: OrderPartProps) {
  const { order, place, onAsk } = props
  const t = useWords(orderActionWords)
  const invoice = useInvoice(order, place)
  const { cancel, refund, complain } = order.actions
  const isCancelled = order.cancelled !== null
  const isOver = isCancelled || order.finished !== null
  return (
    <section className={`${panelClasses} print:hidden`}>
      <h2 className="mb-3.5 text-18">{t('actions')}</h2>
      <FinishAction {...props} />
      <ul className="text-14 [&>li+li]:border-t [&>li+li]:border-line">
        {!isCancelled && (
          <>
            <ActionRow
              sign={TriangleAlert}
              text={t(order.status < 5 ? 'report' : 'complain')}
              action={complain}
              to={filingPlace(place)}
            />
            <ActionRow
              sign={RefreshCw}
              text={t('refund')}
              action={refund}
              onPress={() => onAsk({ what: 'refund' })}
            />
          </>
        )}
        <ActionRow sign={FileText} text={t('invoice')} busy={invoice.busy} onPress={invoice.save} />
        <ActionRow sign={Printer} text={t('print')} onPress={() => window.print()} />
        <ActionRow sign={Mail} text={t('mail')} onPress={() => onAsk({ what: 'mail' })} />
        {!isOver && (
          <ActionRow
            sign={Ban}
            text={t(order.status === 2 ? 'ask_cancel' : 'cancel')}
            action={cancel}
            onPress={() => onAsk({ what: 'cancel' })}
          />
        )}
      </ul>
    </section>
  )
}
