import { useShop } from '../../api/use-shop.ts'
import { useWords } from '../../language/use-words.ts'
import { openCookieChoice } from '../cookie-banner/cookie-choice.ts'
import { LanguageSwitcher } from '../header/language-switcher.tsx'
import { FooterColumns } from './footer-columns.tsx'
import { footerWords } from './footer-words.ts'
import { PaymentLogos } from './payment-logos.tsx'

/** The foot of every shop page: about, help, both stores with hours, payment, social links. */
export function SiteFooter() {
  const { setting } = useShop()
  const t = useWords(footerWords)
  return (
    <footer className="bg-night pb-16 text-14 leading-[22px] text-on-night-2 w768:pb-0 max-w992:in-data-cart-bar:pb-20">
      <div className="wrap">
        <FooterColumns />
        <PaymentLogos />
        <div className="flex flex-col justify-between gap-x-4 gap-y-2 border-t border-night-line py-5 text-12 w768:flex-row">
          <p>
            © {new Date().getFullYear()} {setting.copyright_text}
          </p>
          <div className="flex flex-wrap gap-x-5 gap-y-2">
            <button type="button" onClick={openCookieChoice} className="hover:text-white">
              {t('cookies')}
            </button>
            <LanguageSwitcher named />
          </div>
        </div>
      </div>
    </footer>
  )
}
