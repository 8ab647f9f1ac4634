import { cancelReasons } from '@gema/contract/calls/order.ts'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { DialogActions } from '../../ui/dialog.tsx'
import { Field, FieldError } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { radioClasses } from '../../ui/radio-classes.ts'
import type { useChange } from '../account/use-change.ts'
import { showRefusal } from '../auth/show-refusal.ts'
import { useToast } from '../use-toast.ts'
import { BankFields, bankNames, emptyBank } from './bank-fields.tsx'
import { type CancelValues, useCancelResolver } from './cancel-dialog-values.ts'
import { cancelDialogWords } from './cancel-dialog-words.ts'
import type { OrderDialogProps } from './order-dialog-props.ts'
import { withoutBank } from './refund-dialog-fields.ts'

interface CancelDialogFormProps extends OrderDialogProps, ReturnType<typeof useChange> {
  isAsked: boolean
  needsBank: boolean
}

/** Why, and where to the money goes. Whatever goes wrong, what was typed stays. */
export function CancelDialogForm({ isAsked, needsBank, change, busy, ...props }: CancelDialogFormProps) {
  const { place, onClose, onDone } = props
  const t = useWords(cancelDialogWords)
  const toast = useToast()
  const { language } = useLanguage()
  const isSending = useRef(false)
  const resolver = useCancelResolver(needsBank, language)
  const form = useForm<CancelValues>({ resolver, defaultValues: { reason: '', note: '', ...emptyBank } })
  const { errors } = form.formState
  const send = async ({ reason, note, ...bank }: CancelValues) => {
    // Enter in a field does not wait for a busy button.
    if (isSending.current) return
    isSending.current = true
    const answer = await change('orderUpdateStatus', {
      ...{ ...place, action: 'cancel', note },
      reason: cancelReasons.find((one) => one === reason),
      ...(needsBank && { bank }),
    })
    isSending.current = false
    if (!answer.ok) {
      const { setError } = form
      return showRefusal(withoutBank(answer), { setError, fields: ['reason', 'note', ...bankNames] })
    }
    onDone(answer.data)
    onClose()
    toast.success(t(isAsked ? 'asked' : 'cancelled'))
  }
  return (
    <form noValidate onSubmit={form.handleSubmit(send)} className="mt-4 grid gap-4">
      <fieldset aria-describedby={errors.reason && 'cancel-reason-note'}>
        <legend className="mb-1.5 text-14 font-semibold">{t('why')}</legend>
        {cancelReasons.map((reason) => (
          <label key={reason} className="flex cursor-pointer items-center gap-3 py-1.5 text-14">
            <input type="radio" value={reason} {...form.register('reason')} className={radioClasses} />
            {t(reason === 'other' ? 'another' : `why_${reason}`)}
          </label>
        ))}
        <div aria-live="polite" id="cancel-reason-note">
          {errors.reason?.message && <FieldError>{errors.reason.message}</FieldError>}
        </div>
      </fieldset>
      <Field
        {...form.register('note')}
        label={t('note')}
        optional={t('optional')}
        maxLength={300}
        error={errors.note?.message}
      />
      {needsBank && <BankFields form={form} />}
      {errors.root?.message && <Note kind="bad">{errors.root.message}</Note>}
      <DialogActions>
        <Button look="secondary" size={40} onClick={onClose} disabled={busy}>
          {t('keep')}
        </Button>
        <Button type="submit" look="danger" size={40} busy={busy}>
          {t(isAsked ? 'ask' : 'cancel')}
        </Button>
      </DialogActions>
    </form>
  )
}
