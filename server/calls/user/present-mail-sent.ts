import type { MailSent } from '@gema/contract/calls/user-access.ts'
import { type Refused, refuse } from '../../http/handler.ts'

type Taken = { resendSeconds: number } | { refused: 'mail_too_soon'; seconds: number }

/** Where a mail went and when the next one may be asked for, or that it is too soon for it. */
export const presentMailSent = (
  taken: Taken,
  { email, expiresSeconds }: { email: string; expiresSeconds: number },
): MailSent | Refused =>
  'refused' in taken
    ? refuse(taken.refused, { values: { seconds: taken.seconds } })
    : { email, resend_seconds: taken.resendSeconds, expires_seconds: expiresSeconds }
