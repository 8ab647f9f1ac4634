import type { HomeData } from '@gema/contract/calls/home.ts'
import { CreditCard, Headphones, type LucideIcon, ShieldCheck, Truck, Wrench } from 'lucide-react'
import { DrawnOnce } from '../../ui/drawn-once.tsx'
import { Icon } from '../../ui/icon.tsx'

const signs: Record<string, LucideIcon> = {
  'credit-card': CreditCard,
  headphones: Headphones,
  'shield-check': ShieldCheck,
  truck: Truck,
  wrench: Wrench,
}

/** Four reasons to buy here. */
export const ServiceStrip = (given: { features: HomeData['site_features'] }) => (
  <DrawnOnce as="section" className="border-b border-line" of={ServiceStripParts} given={given} />
)

function ServiceStripParts({ features }: { features: HomeData['site_features'] }) {
  return (
    <ul className="wrap grid grid-cols-2 gap-x-3 gap-y-4 py-5 w768:gap-6 w768:py-6 w992:grid-cols-4">
      {features.map(({ icon, title, text }) => (
        <li key={title} className="flex items-start gap-2.5 w768:items-center w768:gap-3.5">
          <Icon of={signs[icon] ?? ShieldCheck} size={24} className="text-primary" />
          <div>
            <p className="text-14 font-strong">{title}</p>
            <p className="text-12 text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
