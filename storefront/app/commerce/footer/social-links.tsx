import { Camera, Link2, type LucideIcon, Mail, MessageSquare, Play } from 'lucide-react'
import { useShop } from '../../api/use-shop.ts'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { footerWords } from './footer-words.ts'

const networks = {
  whatsapp: { sign: MessageSquare, label: 'social_whatsapp' },
  photos: { sign: Camera, label: 'social_photos' },
  videos: { sign: Play, label: 'social_videos' },
  email: { sign: Mail, label: 'social_email' },
} as const satisfies Record<string, { sign: LucideIcon; label: string }>

const isKnown = (network: string): network is keyof typeof networks => Object.hasOwn(networks, network)

/** Where else the shop can be found. */
export function SocialLinks() {
  const { social_links: links } = useShop().setting.site_setting
  const t = useWords(footerWords)
  if (links.length === 0) return null
  return (
    <ul className="mt-5 flex gap-2">
      {links.map(({ network, url }) => (
        <li key={url}>
          <a
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={isKnown(network) ? t(networks[network].label) : network}
            className="grid size-10 place-items-center rounded-full border border-night-line text-white hover:border-on-night-2"
          >
            <Icon of={isKnown(network) ? networks[network].sign : Link2} size={16} />
          </a>
        </li>
      ))}
    </ul>
  )
}
