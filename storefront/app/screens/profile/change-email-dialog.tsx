import type { MailSent } from '@gema/contract/calls/user-access.ts'
import type { CustomerProfile } from '@gema/contract/shapes/customer-profile.ts'
import { useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { changeEmailWords } from './change-email-words.ts'
import { NewEmailCode } from './new-email-code.tsx'
import { NewEmailForm } from './new-email-form.tsx'

interface ChangeEmailDialogProps {
  profile: CustomerProfile
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** First the new address, then the code that went there. Closed in between, it begins again. */
export function ChangeEmailDialog({ profile, open, onOpenChange }: ChangeEmailDialogProps) {
  const t = useWords(changeEmailWords)
  const [sent, setSent] = useState<MailSent>()
  const change = (wanted: boolean) => {
    if (wanted) setSent(undefined)
    onOpenChange(wanted)
  }
  const close = () => {
    onOpenChange(false)
    setSent(undefined)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={sent ? t('code_title') : t('title')}
      text={sent ? t('code_text', { email: sent.email }) : t('text')}
    >
      {sent ? (
        <NewEmailCode sent={sent} onOther={() => setSent(undefined)} onDone={close} />
      ) : (
        <NewEmailForm profile={profile} onSent={setSent} onCancel={close} />
      )}
    </Dialog>
  )
}
