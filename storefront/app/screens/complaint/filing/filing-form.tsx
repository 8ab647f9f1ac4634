import type { Complaint, ComplaintFiling } from '@gema/contract/shapes/complaint.ts'
import { useEffect, useRef, useState } from 'react'
import { UnsavedQuestion } from '../../../commerce/account/unsaved-question.tsx'
import type { OrderPlace } from '../../../commerce/order/own-order-place.ts'
import { useToast } from '../../../commerce/use-toast.ts'
import { useWords } from '../../../language/use-words.ts'
import { Note } from '../../../ui/note.tsx'
import { EvidencePanel } from './evidence-panel.tsx'
import { faultList } from './fault-list.ts'
import { FaultNote } from './fault-note.tsx'
import { FilingAside } from './filing-aside.tsx'
import type { FilingErrors } from './filing-errors.ts'
import { FilingFoot } from './filing-foot.tsx'
import { filingWords } from './filing-words.ts'
import { ItemsPanel } from './items-panel.tsx'
import { RestoredNote } from './restored-note.tsx'
import { SolutionPanel } from './solution-panel.tsx'
import { TypePanel } from './type-panel.tsx'
import { useFilingForm } from './use-filing-form.ts'

interface FilingFormProps {
  place: OrderPlace
  filing: ComplaintFiling
  onSent: (complaint: Complaint, message: string) => void
  onLost: () => void
}

/** Everything the shop has to know about what is wrong, in four numbered parts; beside it a summary. */
export function FilingForm({ place, filing, onSent, onLost }: FilingFormProps) {
  const t = useWords(filingWords)
  const toast = useToast()
  const note = useRef<HTMLDivElement>(null)
  const [isSent, setIsSent] = useState(false)
  const sent = (complaint: Complaint, message: string) => {
    setIsSent(true)
    onSent(complaint, message)
  }
  const filed = useFilingForm({ place, filing, onSent: sent, onLost })
  const { form, busy, progress, stop, tries } = filed
  const { errors, isDirty } = form.formState
  const faults = tries > 0 ? faultList(errors as FilingErrors, filing.lines) : []
  const hasFaults = faults.length > 0
  const toldTry = useRef(0)
  useEffect(() => {
    // The note is drawn a little after the form was refused.
    if (!hasFaults || toldTry.current === tries) return
    toldTry.current = tries
    note.current?.focus({ preventScroll: true })
    note.current?.scrollIntoView({ block: 'start' })
  }, [tries, hasFaults])
  const save = () => {
    // What is kept is no longer unsaved; files and the bank account are not kept.
    form.reset(form.getValues(), { keepErrors: true, keepIsSubmitted: true })
    toast.success(t('saved'))
  }
  const { evidence, bank_name, bank_account_name, bank_account_number } = form.watch()
  const hasUnkept = evidence.length > 0 || `${bank_name}${bank_account_name}${bank_account_number}` !== ''
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 w992:grid-cols-[minmax(0,1fr)_280px]">
      <form noValidate onSubmit={filed.submit} aria-busy={busy} className="grid min-w-0 gap-5">
        <div ref={note} tabIndex={-1} className="scroll-mt-28 outline-none empty:hidden">
          {hasFaults && <FaultNote faults={faults} />}
        </div>
        {filed.isRestored && <RestoredNote form={form} filing={filing} />}
        <ItemsPanel form={form} place={place} lines={filing.lines} disabled={busy} />
        <TypePanel form={form} types={filing.types} disabled={busy} />
        <SolutionPanel form={form} disabled={busy} />
        <EvidencePanel form={form} tries={tries} isSending={busy} progress={progress} onStop={stop} />
        {errors.root?.message && !busy && (
          <Note kind={errors.root.type === 'stopped' ? 'quiet' : 'bad'}>{errors.root.message}</Note>
        )}
        <FilingFoot isSending={busy} progress={progress} onSave={save} onStop={stop} />
      </form>
      <FilingAside form={form} filing={filing} />
      <UnsavedQuestion
        isDirty={(isDirty || hasUnkept) && !isSent}
        guestsToo
        texts={{
          title: t('leave_title'),
          text: t('leave_text'),
          stay: t('stay'),
          leave: t('leave'),
        }}
      />
    </div>
  )
}
