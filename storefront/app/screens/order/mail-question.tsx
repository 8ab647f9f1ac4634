import type { Order } from '@gema/contract/shapes/order.ts'
import { useRef, useState } from 'react'
import { useChange } from '../../commerce/account/use-change.ts'
import { DemoMailNote } from '../../commerce/auth/demo-mail-note.tsx'
import type { OrderPlace } from '../../commerce/order/own-order-place.ts'
import { useToast } from '../../commerce/use-toast.ts'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { orderActionWords } from './order-action-words.ts'

interface MailQuestionProps {
  order: Order
  place: OrderPlace
  open: boolean
  onClose: () => void
}

/** Asks before the mail about an order is sent again. */
export function MailQuestion({ order, place, open, onClose }: MailQuestionProps) {
  const t = useWords(orderActionWords)
  const toast = useToast()
  const { change, busy } = useChange()
  const notNow = useRef<HTMLButtonElement>(null)
  const [failure, setFailure] = useState<string>()
  const close = () => {
    setFailure(undefined)
    onClose()
  }
  const send = async () => {
    setFailure(undefined)
    const answer = await change('orderSendEmail', place)
    if (!answer.ok) return setFailure(answer.form[0] ?? answer.message)
    close()
    toast.success(t('mail_sent', { email: order.email }))
  }
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      busy={busy}
      title={t('mail_title')}
      text={t('mail_text', { email: order.email })}
      initialFocus={notNow}
    >
      {failure && (
        <Note kind="bad" className="mt-4">
          {failure}
        </Note>
      )}
      <div className="mt-2">
        <DemoMailNote />
      </div>
      <DialogActions>
        <Button ref={notNow} look="secondary" size={40} onClick={close} disabled={busy}>
          {t('not_now')}
        </Button>
        <Button size={40} busy={busy} onClick={send}>
          {t('mail_send')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
