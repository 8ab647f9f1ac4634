import { socialProviders } from '@gema/contract/shapes/customer-profile.ts'
import { useShop } from '../../api/use-shop.ts'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FieldError } from '../../ui/field.tsx'
import { authWords } from './auth-words.ts'
import { useNext } from './use-next.ts'
import { useSocialStart } from './use-social-start.ts'

const signs = { google: 'G', facebook: 'f' } as const

/** The ways in through a provider that the shop has switched on; side by side where there is little room. */
export function SocialButtons({ sideBySide = false }: { sideBySide?: boolean }) {
  const t = useWords(authWords)
  const { setting } = useShop()
  const { busy, failed, start } = useSocialStart(useNext())
  const on = { google: setting.google_login, facebook: setting.facebook_login }
  const offered = socialProviders.filter((provider) => on[provider])
  if (offered.length === 0) return <div className="h-6" />
  const names = sideBySide
    ? ({ google: t('google'), facebook: t('facebook') } as const)
    : ({ google: t('with_google'), facebook: t('with_facebook') } as const)
  return (
    <>
      <div className={classNames('mt-6 grid gap-2.5', sideBySide && offered.length > 1 && 'grid-cols-2')}>
        {offered.map((provider) => (
          <Button
            key={provider}
            look="secondary"
            busy={busy === provider}
            onClick={() => start(provider)}
            className="px-2.5"
          >
            <span
              aria-hidden
              className="grid size-[22px] flex-none place-items-center rounded-full border-[1.5px] border-current text-12 leading-none font-bold"
            >
              {signs[provider]}
            </span>
            {names[provider]}
          </Button>
        ))}
      </div>
      <div aria-live="polite">{failed && <FieldError>{t('social_failed')}</FieldError>}</div>
      <p className="my-5 flex items-center gap-3.5 text-14 text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or_with_email')}
      </p>
    </>
  )
}
