import { useEffect, useRef, useState } from 'react'
import { HiddenField } from '../../commerce/form-guard/hidden-field.tsx'
import { Note } from '../../ui/note.tsx'
import { ContactPanel } from './contact-panel.tsx'
import { FaultNote } from './fault-note.tsx'
import { FormFoot } from './form-foot.tsx'
import { installationFields } from './installation-values.ts'
import { RoomPanel } from './room-panel.tsx'
import { type Sent, useInstallationForm } from './use-installation-form.ts'
import { WhatPanel } from './what-panel.tsx'
import { WhenPanel } from './when-panel.tsx'
import { WherePanel } from './where-panel.tsx'

interface InstallationFormProps {
  now: string
  onSent: (sent: Sent) => void
}

/** Everything we have to know before we call, in five numbered parts. */
export function InstallationForm({ now, onSent }: InstallationFormProps) {
  const note = useRef<HTMLDivElement>(null)
  const { form, submit, hidden, busy, progress, stop, tries } = useInstallationForm(onSent)
  const { errors } = form.formState
  const faults = tries > 0 ? installationFields.filter((field) => errors[field] !== undefined) : []
  const hasFaults = faults.length > 0
  const toldTry = useRef(0)
  const [isReady, setIsReady] = useState(false)
  useEffect(() => setIsReady(true), [])
  useEffect(() => {
    // The note is drawn a little after the form was refused.
    if (!hasFaults || toldTry.current === tries) return
    toldTry.current = tries
    note.current?.focus({ preventScroll: true })
    note.current?.scrollIntoView({ block: 'start' })
  }, [tries, hasFaults])
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-busy={busy}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5"
    >
      <div ref={note} tabIndex={-1} className="scroll-mt-28 outline-none empty:hidden">
        {hasFaults && <FaultNote fields={faults} />}
      </div>
      <WhatPanel form={form} disabled={busy} />
      <WherePanel form={form} disabled={busy} />
      <WhenPanel form={form} now={now} disabled={busy} />
      <RoomPanel form={form} tries={tries} isSending={busy} progress={progress} onStop={stop} />
      <ContactPanel form={form} disabled={busy} />
      <HiddenField ref={hidden} />
      {errors.root?.message && !busy && (
        <Note kind={errors.root.type === 'stopped' ? 'quiet' : 'bad'}>{errors.root.message}</Note>
      )}
      <FormFoot isReady={isReady} isSending={busy} progress={progress} onStop={stop} />
    </form>
  )
}
