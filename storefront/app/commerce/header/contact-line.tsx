import { Mail, Phone } from 'lucide-react'
import { addressOf } from '../../addresses.ts'
import { useShop } from '../../api/use-shop.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { useToken } from '../../shopper/session.ts'
import { DrawnOnce } from '../../ui/drawn-once.tsx'
import { Icon } from '../../ui/icon.tsx'
import { headerWords } from './header-words.ts'
import { LanguageSwitcher } from './language-switcher.tsx'

const linkClasses = 'inline-flex items-center gap-1.5 whitespace-nowrap hover:text-ink'

/** The thin line above the header: contact, the two lists of links, and the languages. */
export function ContactLine() {
  const signedIn = useToken() !== undefined
  return (
    <div className="hidden border-b border-line bg-page text-12 text-ink-2 w768:block">
      <div className="wrap flex h-9 items-center gap-5">
        <DrawnOnce as="div" className="contents" of={ContactLinks} given={{}} />
        <div className="ms-auto flex items-center gap-5">
          <DrawnOnce as="div" className="contents" of={OtherLinks} given={{ signedIn }} />
          <LanguageSwitcher />
        </div>
      </div>
    </div>
  )
}

function ContactLinks() {
  const { setting } = useShop()
  return (
    <>
      {setting.email && (
        <a href={`mailto:${setting.email}`} className={linkClasses}>
          <Icon of={Mail} size={16} />
          <bdi dir="ltr">{setting.email}</bdi>
        </a>
      )}
      {setting.phone && (
        <a href={`tel:${setting.phone.replace(/[^+\d]/g, '')}`} className={linkClasses}>
          <Icon of={Phone} size={16} />
          <bdi dir="ltr">{setting.phone}</bdi>
        </a>
      )}
      {setting.header_links.left.map((link) => (
        <PageLink key={link.url} to={link.url} className={`${linkClasses} max-w992:hidden`}>
          {link.title}
        </PageLink>
      ))}
    </>
  )
}

function OtherLinks({ signedIn }: { signedIn: boolean }) {
  const { setting } = useShop()
  const t = useWords(headerWords)
  return (
    <>
      {setting.header_links.right.map((link) => (
        <PageLink key={link.url} to={link.url} className={linkClasses}>
          {link.title}
        </PageLink>
      ))}
      {setting.vendor_registration && !signedIn && (
        <PageLink to={addressOf('sellerRegistration')} className={linkClasses}>
          {t('sell_here', { shop: setting.site_name })}
        </PageLink>
      )}
    </>
  )
}
