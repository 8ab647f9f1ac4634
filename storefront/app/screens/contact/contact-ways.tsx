import { type LucideIcon, Mail, MessageSquare, Phone, Wrench } from 'lucide-react'
import { addressOf } from '../../addresses.ts'
import { useShop } from '../../api/use-shop.ts'
import { chatWords } from '../../commerce/chat-words.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { contactWords } from './contact-words.ts'
import { shownNumber } from './shown-number.ts'

interface Way {
  icon: LucideIcon
  to: string
  title: string
  text: string
  note: string
}

/** How to reach the shop, as far as its settings know. */
export function ContactWays() {
  const { setting } = useShop()
  const t = useWords(contactWords)
  const chat = useWords(chatWords)
  const { whatsapp } = setting.site_setting
  const greeting = encodeURIComponent(chat('greeting', { shop: setting.site_name }))
  const ways: (Way | '')[] = [
    whatsapp && {
      icon: MessageSquare,
      to: `https://wa.me/${whatsapp}?text=${greeting}`,
      title: t('whatsapp'),
      text: shownNumber(whatsapp),
      note: t('whatsapp_note'),
    },
    setting.phone && {
      icon: Phone,
      to: `tel:${setting.phone.replace(/[^+\d]/g, '')}`,
      title: t('phone'),
      text: setting.phone,
      note: t('phone_note'),
    },
    setting.email && {
      icon: Mail,
      to: `mailto:${setting.email}`,
      title: t('email'),
      text: setting.email,
      note: t('email_note'),
    },
    {
      icon: Wrench,
      to: addressOf('installationRequest'),
      title: t('installation'),
      text: t('installation_text'),
      note: t('installation_note'),
    },
  ]
  return (
    <ul className="grid grid-cols-2 gap-[var(--gap)] w1200:grid-cols-4">
      {ways.map(
        (way) =>
          way && (
            <li key={way.to} className="grid">
              <PageLink
                to={way.to}
                className="min-w-0 rounded-card border border-line p-3.5 text-14 transition-colors duration-150 [overflow-wrap:anywhere] hover:border-ink w768:p-5"
              >
                <Icon of={way.icon} size={24} className="mb-2.5 text-primary" />
                <b className="block font-strong w768:text-16">{way.title}</b>
                <bdi className="mt-0.5 block">{way.text}</bdi>
                <small className="mt-0.5 block text-12 text-ink-2">{way.note}</small>
              </PageLink>
            </li>
          ),
      )}
    </ul>
  )
}
