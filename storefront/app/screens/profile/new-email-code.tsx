import type { MailSent } from '@gema/contract/calls/user-access.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { useChange } from '../../commerce/account/use-change.ts'
import { useKeepProfile } from '../../commerce/account/use-keep-profile.ts'
import { DemoMailNote } from '../../commerce/auth/demo-mail-note.tsx'
import { ResendLine } from '../../commerce/auth/resend-line.tsx'
import { useToast } from '../../commerce/use-toast.ts'
import { useWords } from '../../language/use-words.ts'
import { CodeBoxes } from '../../ui/code-boxes.tsx'
import { type CodeDigits, isComplete, noDigits } from '../../ui/code-digits.ts'
import { FieldError } from '../../ui/field.tsx'
import { changeEmailWords } from './change-email-words.ts'
import { rowLinkClasses } from './profile-row.tsx'

interface NewEmailCodeProps {
  sent: MailSent
  onOther: () => void
  onDone: () => void
}

/** The code that went to the new address; it is compared as soon as it is whole. */
export function NewEmailCode({ sent, onOther, onDone }: NewEmailCodeProps) {
  const t = useWords(changeEmailWords)
  const toast = useToast()
  const keepProfile = useKeepProfile()
  const { change, busy } = useChange()
  const [digits, setDigits] = useState(noDigits)
  const [problem, setProblem] = useState<string>()
  const [resendAt, setResendAt] = useState(() => Date.now() + sent.resend_seconds * 1000)
  const noteId = useId()
  const part = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => part.current?.querySelector('input')?.focus(), [])

  const enter = async (entered: CodeDigits) => {
    setDigits(entered)
    setProblem(undefined)
    if (!isComplete(entered)) return
    const answer = await change('userVerify', { email: sent.email, code: entered.join('') })
    if (!answer.ok) return setProblem(answer.form[0] ?? answer.message)
    keepProfile(answer.data.profile)
    toast.success(t('changed', { email: answer.data.profile.email }))
    onDone()
  }
  const resend = async () => {
    const answer = await change('userResendCode', { email: sent.email })
    if (!answer.ok) {
      if (answer.retryAfter !== undefined) setResendAt(Date.now() + answer.retryAfter * 1000)
      return setProblem(answer.message)
    }
    setResendAt(Date.now() + answer.data.resend_seconds * 1000)
    setDigits(noDigits)
    setProblem(undefined)
    toast.success(t('resent'))
  }
  return (
    <div ref={part} className="mt-4 grid gap-3">
      <CodeBoxes
        digits={digits}
        onChange={enter}
        label={t('code')}
        boxLabel={(number) => t('code_box', { number })}
        state={problem !== undefined ? 'wrong' : busy && isComplete(digits) ? 'busy' : 'open'}
        describedBy={noteId}
      />
      <div id={noteId} aria-live="assertive">
        {problem !== undefined && <FieldError>{problem}</FieldError>}
        {busy && isComplete(digits) && <span className="sr-only">{t('checking')}</span>}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-14">
        <ResendLine resendAt={resendAt} action={t('resend')} onResend={resend} />
        <button type="button" onClick={onOther} className={rowLinkClasses}>
          {t('other')}
        </button>
      </div>
      <DemoMailNote />
    </div>
  )
}
