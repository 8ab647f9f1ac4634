import { useWords } from '../../language/use-words.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useChange } from '../account/use-change.ts'
import type { OrderDialogProps } from './order-dialog-props.ts'
import { RefundDialogForm } from './refund-dialog-form.tsx'
import { refundDialogWords } from './refund-dialog-words.ts'

/** Asks for money back: for the whole order or, once it has arrived, for some of it. */
export function RefundDialog(props: OrderDialogProps) {
  const { order, open, onClose } = props
  const t = useWords(refundDialogWords)
  const { change, busy } = useChange()
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      busy={busy}
      title={t('title')}
      text={t('text', { number: order.number })}
    >
      <RefundDialogForm {...props} change={change} busy={busy} />
    </Dialog>
  )
}
