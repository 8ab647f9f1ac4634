import type { CustomerProfile } from '@gema/contract/shapes/customer-profile.ts'
import { Mail } from 'lucide-react'
import { useId, useRef } from 'react'
import { useChange } from '../../commerce/account/use-change.ts'
import { useKeepProfile } from '../../commerce/account/use-keep-profile.ts'
import { useToast } from '../../commerce/use-toast.ts'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { Switch } from '../../ui/switch.tsx'
import { ProfileRow } from './profile-row.tsx'
import { profileWords } from './profile-words.ts'

/** The wish for the newsletter: saved at once, and taken back where that failed. */
export function NewsletterRow({ profile }: { profile: CustomerProfile }) {
  const t = useWords(profileWords)
  const toast = useToast()
  const keepProfile = useKeepProfile()
  const { change } = useChange()
  const textId = useId()
  const under = useRef(false)
  const turn = async (newsletter: boolean) => {
    if (under.current) return
    under.current = true
    keepProfile({ ...profile, newsletter })
    const answer = await change('userUpdateProfile', { newsletter })
    under.current = false
    keepProfile(answer.ok ? answer.data : profile)
    if (!answer.ok) return toast.error(answer.message)
    // Nobody is put on the list whose address might be somebody else's.
    if (answer.data.newsletter !== newsletter) return toast.error(t('newsletter_unverified'))
    toast.success(t(newsletter ? 'newsletter_on' : 'newsletter_off'))
  }
  return (
    <ProfileRow
      sign={<Icon of={Mail} className="text-ink-2" />}
      title={t('newsletter')}
      text={t('newsletter_hint')}
      textId={textId}
      action={
        <Switch checked={profile.newsletter} onChange={turn} label={t('newsletter')} describedBy={textId} />
      }
    />
  )
}
