import { CreditCard, type LucideIcon, Store, Truck } from 'lucide-react'
import { useShop } from '../../api/use-shop.ts'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { sellerRegistrationWords } from './seller-registration-words.ts'

/** Why to sell here, in three points. */
export function SellerReasons() {
  const t = useWords(sellerRegistrationWords)
  const shop = useShop().setting.site_name
  return (
    <section className="mt-6 rounded-card bg-soft p-4 w768:mt-8 w768:p-6">
      <h2 className="sr-only">{t('why')}</h2>
      <ul className="grid gap-5 w768:grid-cols-3 w768:gap-8">
        <Reason icon={Store} title={t('page_title')} text={t('page_text')} />
        <Reason icon={CreditCard} title={t('payment_title')} text={t('payment_text', { shop })} />
        <Reason icon={Truck} title={t('delivery_title')} text={t('delivery_text')} />
      </ul>
    </section>
  )
}

function Reason({ icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
  return (
    <li className="flex gap-3.5">
      <Icon of={icon} size={24} className="mt-0.5 text-primary" />
      <div>
        <h3 className="text-16 tracking-normal">{title}</h3>
        <p className="mt-0.5 text-14 text-ink-2 text-pretty">{text}</p>
      </div>
    </li>
  )
}
