import { Download } from 'lucide-react'
import { useShop } from '../../api/use-shop.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { DrawnOnce } from '../../ui/drawn-once.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ShopLogo } from '../shop-logo.tsx'
import { FooterStore } from './footer-store.tsx'
import { footerWords } from './footer-words.ts'
import { SocialLinks } from './social-links.tsx'

/** The shop's own address of the catalogue, made fresh when the assortment changes. */
const catalogueUrl = '/api/storefront/catalogue/download?language='

/** About the shop, the lists of links, and both stores. */
export const FooterColumns = () => (
  <DrawnOnce
    as="div"
    className="grid grid-cols-2 gap-x-4 gap-y-8 pt-12 pb-8 w992:grid-cols-3 w992:gap-10 w992:pt-16 w992:pb-12 w1200:grid-cols-[1.3fr_1fr_1fr_1.2fr_1.2fr]"
    of={FooterColumnsParts}
    given={{}}
  />
)

function FooterColumnsParts() {
  const { setting, footer, stores } = useShop()
  const { language } = useLanguage()
  const t = useWords(footerWords)
  return (
    <>
      <div className="col-span-2 w992:col-span-3 w1200:col-span-1">
        <ShopLogo className="h-[30px] w-auto text-white" />
        <p className="mt-5 max-w-[36ch]">{setting.site_setting.tagline}</p>
        <SocialLinks />
        {setting.site_setting.catalogue_download && (
          <a href={catalogueUrl + language} className="mt-5 inline-flex items-center gap-2 hover:text-white">
            <Icon of={Download} size={16} />
            {t('catalogue')}
          </a>
        )}
      </div>
      {footer.map((heading) => (
        <nav key={heading.id} aria-labelledby={`footer-${heading.id}`}>
          <h2 id={`footer-${heading.id}`} className="mb-3.5 text-14 tracking-normal text-on-night">
            {heading.title}
          </h2>
          <ul className="space-y-2">
            {heading.in_footer_child.map((link) => (
              <li key={link.id}>
                <PageLink to={link.url} className="hover:text-white">
                  {link.title}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      {stores.map((store) => (
        <FooterStore key={store.uuid} store={store} />
      ))}
    </>
  )
}
