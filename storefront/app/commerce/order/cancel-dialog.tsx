import { useWords } from '../../language/use-words.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useChange } from '../account/use-change.ts'
import { useMoney } from '../use-money.ts'
import { CancelDialogForm } from './cancel-dialog-form.tsx'
import { cancelDialogWords } from './cancel-dialog-words.ts'
import type { OrderDialogProps } from './order-dialog-props.ts'

/** Cancels an order that is not paid, or asks the shop to cancel one that is confirmed. */
export function CancelDialog(props: OrderDialogProps) {
  const { order, open, onClose } = props
  const t = useWords(cancelDialogWords)
  const money = useMoney()
  const { change, busy } = useChange()
  const isAsked = order.status > 1
  const goesBack = isAsked && order.payment_status === 1 && order.payment.amount > 0
  const isTransfer = order.payment.key === 'bank-transfer'
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      busy={busy}
      title={t(isAsked ? 'ask_title' : 'title', { number: order.number })}
      text={
        <>
          <p>{t(isAsked ? 'ask_text' : 'text')}</p>
          {goesBack && (
            <p className="mt-2">
              {t(isTransfer ? 'back_by_transfer' : 'back_as_paid', {
                amount: money(order.payment.amount),
                method: order.payment.name,
              })}
            </p>
          )}
        </>
      }
    >
      <CancelDialogForm
        {...props}
        isAsked={isAsked}
        needsBank={goesBack && isTransfer}
        change={change}
        busy={busy}
      />
    </Dialog>
  )
}
