import { Check } from 'lucide-react'
import { useId } from 'react'
import { useAsk } from '../../api/browser-ask.ts'
import { authWords } from '../../commerce/auth/auth-words.ts'
import { DemoMailNote } from '../../commerce/auth/demo-mail-note.tsx'
import { ResendLine } from '../../commerce/auth/resend-line.tsx'
import { SubmitButton } from '../../commerce/auth/submit-button.tsx'
import { useToast } from '../../commerce/use-toast.ts'
import { useWords } from '../../language/use-words.ts'
import { type AwaitedMail, rememberRegEmail } from '../../shopper/reg-email.ts'
import { CodeBoxes } from '../../ui/code-boxes.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { useVerify } from './use-verify.ts'
import { verifyWords } from './verify-words.ts'

interface CodeFormProps {
  /** Where the code went; unknown for a moment until the browser has told. */
  awaited: AwaitedMail | undefined
  onSent: (awaited: AwaitedMail) => void
}

/** Six boxes that send themselves when they are full, and a new code after a while. */
export function CodeForm({ awaited, onSent }: CodeFormProps) {
  const t = useWords(verifyWords)
  const shared = useWords(authWords)
  const ask = useAsk()
  const toast = useToast()
  const noteId = useId()
  const { digits, step, change, verify, startOver, isChange } = useVerify(awaited?.email)

  const resend = async () => {
    if (awaited === undefined) return
    const { email } = awaited
    const answer = await ask('userResendCode', { email }).catch(() => undefined)
    if (answer === undefined) return toast.error(shared('failed'))
    if (answer.ok) {
      onSent(rememberRegEmail(answer.data))
      startOver()
      return toast.success(t('resent'))
    }
    onSent(rememberRegEmail({ email, resend_seconds: answer.retryAfter ?? 0 }))
    toast.error(answer.message)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        verify(digits)
      }}
      className="mt-6 space-y-4"
    >
      <div>
        <CodeBoxes
          digits={digits}
          onChange={change}
          state={step.at}
          label={t('code')}
          boxLabel={(number) => t('digit', { number })}
          describedBy={noteId}
        />
        <div id={noteId} aria-live="assertive">
          {step.message !== undefined && <FieldError>{step.message}</FieldError>}
          {step.at === 'good' && (
            <p className="mt-1.5 flex gap-1.5 text-12 font-medium text-theme-ink">
              <Icon of={Check} size={14} className="mt-px" />
              {isChange ? t('done_email') : t('done')}
            </p>
          )}
        </div>
      </div>
      <ResendLine
        resendAt={awaited?.resendAt ?? 0}
        waiting={t('resend_in')}
        action={t('resend')}
        onResend={resend}
      />
      <SubmitButton busy={step.at === 'busy'}>{isChange ? t('submit_email') : t('submit')}</SubmitButton>
      <Note kind="quiet">{t('no_mail')}</Note>
      <DemoMailNote />
    </form>
  )
}
