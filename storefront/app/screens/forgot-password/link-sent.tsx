import { Mail } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { DemoMailNote } from '../../commerce/auth/demo-mail-note.tsx'
import { ResendLine } from '../../commerce/auth/resend-line.tsx'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { forgotPasswordWords } from './forgot-password-words.ts'

export interface SentLink {
  email: string
  /** From when it may be sent again, by this browser's clock. */
  resendAt: number
}

interface LinkSentProps extends SentLink {
  onResend: () => Promise<void>
  onChange: () => void
}

/** What happens next, once the link has been asked for. */
export function LinkSent({ email, resendAt, onResend, onChange }: LinkSentProps) {
  const t = useWords(forgotPasswordWords)
  const box = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone; whoever cannot see this is told here.
  useEffect(() => box.current?.focus(), [])
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="mt-6 grid gap-3 rounded-card border border-line p-5 text-14 outline-none"
    >
      <p>
        <span className="inline-flex h-[22px] items-center gap-1 rounded-md bg-theme-soft px-2 text-12 font-strong text-theme-ink">
          <Icon of={Mail} size={14} />
          {t('check_mail')}
        </span>
      </p>
      <p className="wrap-anywhere">
        {t('if')} <b className="font-bold">{email}</b> {t('on_its_way')}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <ResendLine resendAt={resendAt} action={t('resend')} onResend={onResend} />
        <button
          type="button"
          onClick={onChange}
          className="min-h-8 font-semibold text-primary hover:underline"
        >
          {t('change_email')}
        </button>
      </div>
      <DemoMailNote />
    </div>
  )
}
