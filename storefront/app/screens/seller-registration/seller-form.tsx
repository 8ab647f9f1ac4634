import { useEffect, useRef, useState } from 'react'
import { HiddenField } from '../../commerce/form-guard/hidden-field.tsx'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { AddressPanel } from './address-panel.tsx'
import { BankPanel } from './bank-panel.tsx'
import { DocumentsPanel } from './documents-panel.tsx'
import { FaultNote } from './fault-note.tsx'
import { PersonPanel } from './person-panel.tsx'
import { sellerFormWords } from './seller-form-words.ts'
import { sellerFields } from './seller-values.ts'
import { StorePanel } from './store-panel.tsx'
import { TermsField } from './terms-field.tsx'
import { type Sent, useSellerForm } from './use-seller-form.ts'

/** Everything the shop has to know of somebody who wants to sell here, in five numbered parts. */
export function SellerForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const t = useWords(sellerFormWords)
  const note = useRef<HTMLDivElement>(null)
  const [tries, setTries] = useState(0)
  const { form, submit, hidden } = useSellerForm(onSent, () => setTries((count) => count + 1))
  const { errors, isSubmitting } = form.formState
  const faults = tries > 0 ? sellerFields.filter((field) => errors[field] !== undefined) : []
  useEffect(() => {
    if (tries === 0) return
    note.current?.focus({ preventScroll: true })
    note.current?.scrollIntoView({ block: 'start' })
  }, [tries])
  return (
    <form noValidate method="post" onSubmit={submit} className="grid min-w-0 gap-5">
      <div ref={note} tabIndex={-1} className="scroll-mt-28 outline-none empty:hidden">
        {faults.length > 0 && <FaultNote fields={faults} />}
      </div>
      <StorePanel form={form} />
      <PersonPanel form={form} />
      <AddressPanel form={form} />
      <BankPanel form={form} />
      <DocumentsPanel form={form} />
      <TermsField form={form} />
      <HiddenField ref={hidden} />
      {errors.root?.message && <Note kind="bad">{errors.root.message}</Note>}
      <div className="items-center justify-between gap-6 w768:flex">
        <p aria-live="polite" className="max-w-[52ch] text-14 text-ink-2">
          {isSubmitting ? t('sending') : t('answer_time')}
        </p>
        <Button type="submit" busy={isSubmitting} className="flex-none max-w768:mt-3.5 max-w768:w-full">
          {t('submit')}
        </Button>
      </div>
    </form>
  )
}
