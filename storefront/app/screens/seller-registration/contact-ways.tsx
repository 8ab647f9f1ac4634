import { Mail, MessageSquare } from 'lucide-react'
import { useShop } from '../../api/use-shop.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { sellerRegistrationWords } from './seller-registration-words.ts'

/** How to reach the shop: by e-mail or by chat, as far as the settings know either. */
export function ContactWays({ className = '' }: { className?: string }) {
  const t = useWords(sellerRegistrationWords)
  const { setting } = useShop()
  const { whatsapp } = setting.site_setting
  const looks = buttonClasses('secondary', 40)
  return (
    <div className={className}>
      {setting.email && (
        <PageLink to={`mailto:${setting.email}`} className={looks}>
          <Icon of={Mail} size={16} />
          {t('write_us')}
        </PageLink>
      )}
      {whatsapp && (
        <PageLink to={`https://wa.me/${whatsapp}`} className={looks}>
          <Icon of={MessageSquare} size={16} />
          {t('chat')}
        </PageLink>
      )}
    </div>
  )
}
