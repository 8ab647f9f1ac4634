import { sentenceOf } from '@gema/contract/refusals.ts'
import type { Order } from '@gema/contract/shapes/order.ts'
import { useRef, useState } from 'react'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { useChange } from '../account/use-change.ts'
import { useToast } from '../use-toast.ts'
import { finishWords } from './finish-words.ts'
import { useOrdersChanged } from './use-orders-changed.ts'

interface FinishQuestionProps {
  order: Pick<Order, 'id' | 'number'>
  /** From the link of a mail. */
  orderKey?: string | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The order as it stands afterwards. */
  onDone?: (order: Order) => void
}

/** Asks once more, and finishes an order. Where that fails, the question stays and says so. */
export function FinishQuestion({ order, orderKey, open, onOpenChange, onDone }: FinishQuestionProps) {
  const t = useWords(finishWords)
  const toast = useToast()
  const { language } = useLanguage()
  const { change, busy } = useChange()
  const ordersChanged = useOrdersChanged()
  const notYet = useRef<HTMLButtonElement>(null)
  const [failure, setFailure] = useState<string>()
  const close = () => {
    setFailure(undefined)
    onOpenChange(false)
  }
  const finish = async () => {
    setFailure(undefined)
    const answer = await change('orderUpdateStatus', { order: order.id, key: orderKey, action: 'finish' })
    if (answer.ok) {
      close()
      toast.success(t('finished'))
      onDone?.(answer.data)
    } else {
      setFailure(answer.code >= 500 ? sentenceOf('finish_failed', language) : answer.message)
    }
    // Refused or not: somebody else may have been faster.
    void ordersChanged()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={t('title')}
      text={t('text', { number: order.number })}
      busy={busy}
      initialFocus={notYet}
    >
      {failure && (
        <Note kind="bad" className="mt-4">
          {failure}
        </Note>
      )}
      <DialogActions>
        <Button ref={notYet} look="secondary" size={40} onClick={close} disabled={busy}>
          {t('not_yet')}
        </Button>
        <Button size={40} busy={busy} onClick={finish}>
          {t('finish')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
