import { ChevronRight, type LucideIcon, MapPin, Sofa, TicketPercent } from 'lucide-react'
import { addressOf } from '../../addresses.ts'
import { pageMeta } from '../../api/page-meta.ts'
import { useShop } from '../../api/use-shop.ts'
import { SignedInOnly } from '../../commerce/account/signed-in-only.tsx'
import { AuthHead } from '../../commerce/auth/auth-head.tsx'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Route } from './+types/registered-screen'
import { registeredWords } from './registered-words.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, registeredWords, (t, { common }) => ({
    title: t('title', { shop: common.setting.site_name }),
    noindex: true,
  }))

/** The account is there: what one can do with it now. */
export default function RegisteredScreen() {
  const t = useWords(registeredWords)
  const { setting } = useShop()
  return (
    <SignedInOnly>
      <AuthHead title={t('title', { shop: setting.site_name })}>{t('lead')}</AuthHead>
      <ul className="mt-6 divide-y divide-line border-y border-line">
        <Way to={addressOf('addressBook')} sign={MapPin} title={t('address')} text={t('address_text')} />
        <Way to={addressOf('vouchers')} sign={TicketPercent} title={t('voucher')} text={t('voucher_text')} />
        <Way to={addressOf('recommended')} sign={Sofa} title={t('browse')} text={t('browse_text')} />
      </ul>
      <PageLink to={addressOf('home')} className={`${buttonClasses('primary', 56)} mt-6 w-full`}>
        {t('to_shop')}
      </PageLink>
    </SignedInOnly>
  )
}

interface WayProps {
  to: string
  sign: LucideIcon
  title: string
  text: string
}

function Way({ to, sign, title, text }: WayProps) {
  return (
    <li>
      <PageLink to={to} className="group flex items-center gap-4 py-4">
        <span className="grid size-11 flex-none place-items-center rounded-full bg-theme-soft text-theme-ink">
          <Icon of={sign} />
        </span>
        <span className="min-w-0 flex-1">
          <b className="block font-semibold group-hover:text-primary">{title}</b>
          <span className="block text-14 text-ink-2">{text}</span>
        </span>
        <Icon of={ChevronRight} size={16} turns className="text-ink-2" />
      </PageLink>
    </li>
  )
}
