import { MessageSquare } from 'lucide-react'
import { useShop } from '../api/use-shop.ts'
import { useWords } from '../language/use-words.ts'
import { Icon } from '../ui/icon.tsx'
import { chatWords } from './chat-words.ts'

/** A conversation with the shop on WhatsApp; the number is a setting, and without one there is no button. */
export function ChatButton() {
  const { setting } = useShop()
  const t = useWords(chatWords)
  const number = setting.site_setting.whatsapp
  if (!number) return null
  const text = encodeURIComponent(t('greeting', { shop: setting.site_name }))
  return (
    <aside aria-label={t('label')}>
      <a
        href={`https://wa.me/${number}?text=${text}`}
        target="_blank"
        rel="noopener"
        aria-label={t('label')}
        className="fixed end-4 bottom-20 z-20 grid size-12 place-items-center rounded-full bg-primary text-white shadow-raised hover:bg-primary-hover in-data-buy-bar:-translate-y-16 w768:end-6 w768:bottom-6 w768:size-14 w768:in-data-buy-bar:-translate-y-18 max-w768:in-data-cart-bar:hidden w768:max-w992:in-data-cart-bar:-translate-y-18"
      >
        <Icon of={MessageSquare} size={24} />
      </a>
    </aside>
  )
}
