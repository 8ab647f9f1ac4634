import { sentenceOf } from '@gema/contract/refusals.ts'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { AreaField } from '../../ui/area-field.tsx'
import { Button } from '../../ui/button.tsx'
import { DialogActions } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import type { useChange } from '../account/use-change.ts'
import { showRefusal } from '../auth/show-refusal.ts'
import { useToast } from '../use-toast.ts'
import { BankFields, bankNames, emptyBank } from './bank-fields.tsx'
import type { OrderDialogProps } from './order-dialog-props.ts'
import { RefundDialogAmount } from './refund-dialog-amount.tsx'
import { withoutBank } from './refund-dialog-fields.ts'
import { goesBackAsPaid, refundAmount, type WantedParts } from './refund-dialog-parts.ts'
import { RefundDialogScope } from './refund-dialog-scope.tsx'
import { type RefundValues, useRefundResolver } from './refund-dialog-values.ts'
import { refundDialogWords } from './refund-dialog-words.ts'

type RefundDialogFormProps = OrderDialogProps & ReturnType<typeof useChange>

/** What for, why, and where to. Whatever goes wrong, what was typed stays. */
export function RefundDialogForm({ order, place, onClose, onDone, change, busy }: RefundDialogFormProps) {
  const t = useWords(refundDialogWords)
  const toast = useToast()
  const { language } = useLanguage()
  const isSending = useRef(false)
  const [wanted, setWanted] = useState<WantedParts>()
  const [fault, setFault] = useState<string>()
  const amount = refundAmount(order, wanted)
  const asPaid = goesBackAsPaid(order, amount)
  const resolver = useRefundResolver(!asPaid, language)
  const form = useForm<RefundValues>({ resolver, defaultValues: { reason: '', ...emptyBank } })
  const { errors } = form.formState
  const choose = (next: WantedParts | undefined) => {
    setFault(undefined)
    setWanted(next)
  }
  const items =
    wanted &&
    Object.entries(wanted)
      .filter(([, quantity]) => quantity > 0)
      .map(([line, quantity]) => ({ line, quantity }))
  const isNothing = items?.length === 0
  const tellNothing = () => isNothing && setFault(sentenceOf('complaint_items_required', language))
  const send = async ({ reason, ...bank }: RefundValues) => {
    // Enter in a field does not wait for a busy button.
    if (isSending.current) return
    if (isNothing) return void tellNothing()
    isSending.current = true
    const answer = await change('orderRefund', {
      ...place,
      ...{ reason, items },
      ...(!asPaid && { bank }),
    })
    isSending.current = false
    if (!answer.ok) {
      const { setError } = form
      return showRefusal(withoutBank(answer), { setError, fields: ['reason', ...bankNames] })
    }
    onDone(answer.data)
    onClose()
    toast.success(answer.message)
  }
  return (
    <form noValidate onSubmit={form.handleSubmit(send, tellNothing)} className="mt-4 grid gap-4">
      <RefundDialogScope order={order} wanted={wanted} error={fault} onChange={choose} />
      <AreaField
        {...form.register('reason')}
        label={t('reason')}
        hint={t('reason_hint')}
        maxLength={1000}
        error={errors.reason?.message}
      />
      <RefundDialogAmount order={order} amount={amount} isAsPaid={asPaid} />
      {!asPaid && amount > 0 && <BankFields form={form} />}
      {errors.root?.message && <Note kind="bad">{errors.root.message}</Note>}
      <DialogActions>
        <Button look="secondary" size={40} onClick={onClose} disabled={busy}>
          {t('keep')}
        </Button>
        <Button type="submit" size={40} busy={busy}>
          {t('send')}
        </Button>
      </DialogActions>
    </form>
  )
}
