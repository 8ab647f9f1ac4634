import type { CustomerProfile, SocialProvider } from '@gema/contract/shapes/customer-profile.ts'
import { addressOf } from '../../addresses.ts'
import { useChange } from '../../commerce/account/use-change.ts'
import { useKeepProfile } from '../../commerce/account/use-keep-profile.ts'
import { authWords } from '../../commerce/auth/auth-words.ts'
import { useSocialStart } from '../../commerce/auth/use-social-start.ts'
import { useToast } from '../../commerce/use-toast.ts'
import { inLanguage } from '../../language/language-path.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { ProfileRow, rowLinkClasses } from './profile-row.tsx'
import { profileWords } from './profile-words.ts'
import { providerNames } from './provider-names.ts'

const signs: Record<SocialProvider, string> = { google: 'G', facebook: 'f' }

interface SocialRowProps {
  provider: SocialProvider
  profile: CustomerProfile
}

/** A provider that the account can be entered by: connected, with the way to leave it, or the way to connect it. */
export function SocialRow({ provider, profile }: SocialRowProps) {
  const t = useWords(profileWords)
  const ofAuth = useWords(authWords)
  const toast = useToast()
  const keepProfile = useKeepProfile()
  const { language } = useLanguage()
  const { change, busy } = useChange()
  const { busy: starting, failed, start } = useSocialStart(inLanguage(addressOf('profile'), language))
  const name = providerNames[provider]
  const identity = profile.identities.find((one) => one.provider === provider)
  const disconnect = async () => {
    const answer = await change('userSocialUnlink', { provider })
    if (!answer.ok) return toast.error(answer.form[0] ?? answer.message)
    const identities = profile.identities.filter((one) => one.provider !== provider)
    keepProfile({ ...profile, identities })
    toast.success(t('disconnected', { provider: name }))
  }
  const isBusy = busy || starting === provider
  const press = identity ? disconnect : () => start(provider)
  const text = identity?.email ?? t('not_connected')
  return (
    <ProfileRow
      sign={
        <span
          aria-hidden
          className="grid size-5 flex-none place-items-center rounded-full border-[1.5px] border-current text-11 font-bold"
        >
          {signs[provider]}
        </span>
      }
      title={name}
      text={<span aria-live="polite">{failed ? ofAuth('social_failed') : text}</span>}
      action={
        <button
          type="button"
          aria-label={t(identity ? 'disconnect_label' : 'connect_label', { provider: name })}
          aria-busy={isBusy || undefined}
          onClick={isBusy ? undefined : press}
          className={rowLinkClasses}
        >
          {t(identity ? 'disconnect' : 'connect')}
        </button>
      }
    />
  )
}
