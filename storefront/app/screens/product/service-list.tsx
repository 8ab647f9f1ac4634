import type { ProductAddOn } from '@gema/contract/shapes/product-detail.ts'
import { AudioLines, Box, type LucideIcon, ShieldPlus, Wrench } from 'lucide-react'
import { useMoney } from '../../commerce/use-money.ts'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { offerWords } from './offer-words.ts'

const signs: Record<ProductAddOn['kind'], LucideIcon> = {
  installation: Wrench,
  calibration: AudioLines,
  warranty: ShieldPlus,
  crate: Box,
}

interface ServiceListProps {
  services: ProductAddOn[]
  /** Of which some services cost a share. */
  unitPrice: number
}

/** Services that can be ordered with the product, and what they cost. */
export function ServiceList({ services, unitPrice }: ServiceListProps) {
  const t = useWords(offerWords)
  const money = useMoney()
  const priceOf = ({ pricing, amount }: ProductAddOn) =>
    money(pricing === 'percent' ? Math.round((unitPrice * amount) / 100) : amount)
  return (
    <section className="mt-6" aria-labelledby="services-title">
      <h2 id="services-title" className="text-14 tracking-normal">
        {t('services')}
      </h2>
      <ul className="mt-2.5 divide-y divide-line rounded-card border border-line text-14">
        {services.map((service) => (
          <li key={service.uuid} className="grid grid-cols-[20px_1fr_auto] items-center gap-3 px-4 py-3">
            <Icon of={signs[service.kind]} className="text-ink-2" />
            <span className="min-w-0">
              <b className="block font-semibold">{service.name}</b>
              <span className="block text-12 text-ink-2">
                {service.text} {service.is_regional && t('regional')}
              </span>
            </span>
            <span className="text-end">
              <b className="figures block font-semibold whitespace-nowrap" dir="ltr">
                {priceOf(service)}
              </b>
              {service.pricing !== 'fixed' && <span className="text-12 text-ink-2">{t('per_unit')}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
