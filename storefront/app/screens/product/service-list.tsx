import type { ProductAddOn } from '@gema/contract/shapes/product-detail.ts'
import { useMoney } from '../../commerce/use-money.ts'
import { useWords } from '../../language/use-words.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DrawnOnce } from '../../ui/drawn-once.tsx'
import { offerWords } from './offer-words.ts'
import type { Order } from './use-order.ts'

interface ServiceListProps {
  services: ProductAddOn[]
  /** Of which some services cost a share. */
  unitPrice: number
  order: Order
}

/** Services that can be ordered with the product, and what they cost. */
export const ServiceList = ({ services, unitPrice, order }: ServiceListProps) => (
  <DrawnOnce
    as="fieldset"
    className="mt-6 min-w-0 print:hidden"
    of={Services}
    given={{ services, unitPrice, chosen: order.services, onToggle: order.toggleService }}
  />
)

interface ServicesProps extends Omit<ServiceListProps, 'order'> {
  chosen: Order['services']
  onToggle: Order['toggleService']
}

function Services({ services, unitPrice, chosen, onToggle }: ServicesProps) {
  const t = useWords(offerWords)
  const money = useMoney()
  const priceOf = ({ pricing, amount }: ProductAddOn) =>
    money(pricing === 'percent' ? Math.floor((unitPrice * amount) / 100) : amount)
  return (
    <>
      <legend className="text-14 font-strong">{t('services')}</legend>
      <ul className="mt-2.5 divide-y divide-line overflow-hidden rounded-card border border-line">
        {services.map((service) => (
          <li key={service.uuid}>
            <Checkbox
              checked={chosen.includes(service.uuid)}
              onChange={() => onToggle(service.uuid)}
              className="gap-3 px-4 py-3 has-checked:bg-selected"
              end={
                <span className="text-end">
                  <b className="figures block font-semibold whitespace-nowrap" dir="ltr">
                    {priceOf(service)}
                  </b>
                  {service.pricing !== 'fixed' && <span className="text-12 text-ink-2">{t('per_unit')}</span>}
                </span>
              }
            >
              <b className="block font-semibold">{service.name}</b>
              <span className="block text-12 text-ink-2">
                {service.text} {service.is_regional && t('regional')}
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </>
  )
}
