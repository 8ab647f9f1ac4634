import { forget, recall, remember } from '../api/remembered.ts'

/** The address that waits to be proved, and the moment from which a new code may be asked for. */
const emailKey = 'reg_email'
const resendKey = 'reg_resend_at'

export interface AwaitedMail {
  email: string
  /** By this browser's clock; in the past, or 0, when a new code may be asked for at once. */
  resendAt: number
}

/** Remembers where a code was sent, also over a reload and in other tabs. */
export function rememberRegEmail({
  email,
  resend_seconds,
}: {
  email: string
  resend_seconds: number
}): AwaitedMail {
  const resendAt = resend_seconds > 0 ? Date.now() + resend_seconds * 1000 : 0
  remember(emailKey, email)
  remember(resendKey, String(resendAt))
  return { email, resendAt }
}

export function recallRegEmail(): AwaitedMail | undefined {
  const email = recall(emailKey)
  return email === undefined ? undefined : { email, resendAt: Number(recall(resendKey)) || 0 }
}

export function forgetRegEmail(): void {
  forget(emailKey)
  forget(resendKey)
}
