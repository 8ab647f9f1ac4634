import { Clock } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { authWords } from './auth-words.ts'
import { clockOf, useSecondsLeft } from './use-seconds-left.ts'

interface ResendLineProps {
  /** From when the next mail may be asked for, by this browser's clock. */
  resendAt: number
  waiting?: string
  action: string
  onResend: () => Promise<void>
}

/** How long it takes until a mail can be sent again, and then the way to do so. */
export function ResendLine({ resendAt, waiting, action, onResend }: ResendLineProps) {
  const t = useWords(authWords)
  const left = useSecondsLeft(resendAt)
  const [busy, setBusy] = useState(false)
  if (left > 0) {
    return (
      <p className="flex min-h-8 items-center gap-2 text-14 text-ink-2">
        <Icon of={Clock} size={16} />
        <span>
          {waiting ?? t('resend_in')}{' '}
          <b role="timer" dir="ltr" className="figures ms-0.5 inline-block font-bold text-ink">
            {clockOf(left)}
          </b>
        </span>
      </p>
    )
  }
  const resend = async () => {
    setBusy(true)
    await onResend()
    setBusy(false)
  }
  return (
    <button
      type="button"
      onClick={busy ? undefined : resend}
      aria-busy={busy || undefined}
      className="min-h-8 text-14 font-semibold text-primary hover:underline aria-busy:text-ink-2"
    >
      {action}
    </button>
  )
}
