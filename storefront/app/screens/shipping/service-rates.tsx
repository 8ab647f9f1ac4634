import { groupedCount } from '../../commerce/grouped-count.ts'
import { useMoney } from '../../commerce/use-money.ts'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { kilograms, percentOf } from './kilograms.ts'
import { RatesTable } from './rates-table.tsx'
import { ratesWords } from './rates-words.ts'
import { serviceName, serviceSigns } from './service-sign.ts'
import type { ShippingService } from './shipping-service.ts'

/** A service: what holds for all its parcels, and what it asks where. */
export function ServiceRates({ service }: { service: ShippingService }) {
  const facts = useServiceFacts(service)
  const name = serviceName(service)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line p-4 w768:p-6 w992:grid-cols-[264px_minmax(0,1fr)] w992:gap-8">
      <div className="flex gap-3">
        <Icon of={serviceSigns[service.kind]} className="mt-0.5 text-primary" />
        <div className="min-w-0">
          <h3 className="text-16">{name}</h3>
          <ul className="figures mt-1.5 flex flex-wrap gap-x-3 gap-y-1 text-12 text-ink-2 w992:flex-col">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
      </div>
      <RatesTable rates={service.rates} name={name} />
    </li>
  )
}

/** What is to be said of a service, line by line; what goes without saying is left out. */
function useServiceFacts(service: ShippingService): string[] {
  const t = useWords(ratesWords)
  const money = useMoney()
  const { minimum_grams: least, maximum_grams: most, insurance_basis_points: insured } = service
  const isPickup = service.kind === 'store_pickup'
  return [
    t('up_to', { weight: kilograms(most) }),
    least > 1000 && t('at_least', { weight: kilograms(least) }),
    !isPickup && t('volume', { divisor: groupedCount(service.volumetric_divisor) }),
    service.free_above !== null && t('free_above', { price: money(service.free_above) }),
    insured > 0 && t('insurance', { percent: percentOf(insured) }),
    service.allows_cod && t('cod'),
  ].filter((fact) => fact !== false)
}
