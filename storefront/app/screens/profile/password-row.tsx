import type { CustomerProfile } from '@gema/contract/shapes/customer-profile.ts'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useChange } from '../../commerce/account/use-change.ts'
import { useMoments } from '../../commerce/account/use-moments.ts'
import { useToast } from '../../commerce/use-toast.ts'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { passwordWords } from './password-words.ts'
import { ProfileRow, rowLinkClasses } from './profile-row.tsx'
import { providerNames } from './provider-names.ts'

export function PasswordRow({ profile }: { profile: CustomerProfile }) {
  const t = useWords(passwordWords)
  const { ago } = useMoments()
  const [open, setOpen] = useState(false)
  const changedAt = profile.password_changed_at
  if (!profile.has_password) return <NoPasswordRow profile={profile} />
  return (
    <ProfileRow
      sign={<Icon of={ShieldCheck} className="text-ink-2" />}
      title={t('title')}
      text={changedAt === null ? t('never_changed') : t('changed', { ago: ago(changedAt) })}
      action={
        <>
          <button
            type="button"
            aria-label={t('change_label')}
            onClick={() => setOpen(true)}
            className={rowLinkClasses}
          >
            {t('change')}
          </button>
          <PasswordDialog open={open} onOpenChange={setOpen} />
        </>
      }
    />
  )
}

/** Somebody who came through a provider makes a password with a link to their own address. */
function NoPasswordRow({ profile }: { profile: CustomerProfile }) {
  const t = useWords(passwordWords)
  const toast = useToast()
  const { change, busy } = useChange()
  const [sentTo, setSentTo] = useState<string>()
  const providers = profile.identities.map(({ provider }) => providerNames[provider]).join(', ')
  const sendLink = async () => {
    const answer = await change('userForgotPassword', { email: profile.email })
    if (answer.ok) setSentTo(profile.email)
    else toast.error(answer.message)
  }
  const none = providers === '' ? t('none_at_all') : t('none', { providers })
  return (
    <ProfileRow
      sign={<Icon of={ShieldCheck} className="text-ink-2" />}
      title={t('title')}
      text={<span aria-live="polite">{sentTo ? t('link_sent', { email: sentTo }) : none}</span>}
      action={
        sentTo === undefined && (
          <button
            type="button"
            aria-busy={busy || undefined}
            onClick={busy ? undefined : sendLink}
            className={rowLinkClasses}
          >
            {t('create')}
          </button>
        )
      }
    />
  )
}
