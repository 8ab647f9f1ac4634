import { useMoney } from '../../commerce/use-money.ts'
import { useWords } from '../../language/use-words.ts'
import { ratesWords } from './rates-words.ts'
import type { ShippingService } from './shipping-service.ts'
import { useDays } from './use-days.ts'

type Rate = ShippingService['rates'][number]

const cell = 'text-start align-top w768:px-3 w768:py-2.5 w768:first:ps-0 w768:last:pe-0'
const head = 'px-3 pb-2 text-start text-12 font-medium text-ink-2 first:ps-0 last:pe-0'

/** The rates of a service: a table and, where it is narrow, one small block a rate. */
export function RatesTable({ rates, name }: { rates: Rate[]; name: string }) {
  const t = useWords(ratesWords)
  const days = useDays()
  const priceText = usePriceText()
  return (
    <table className="w-full border-collapse text-14 max-w768:block w768:table-fixed">
      <caption className="sr-only">{name}</caption>
      <thead className="max-w768:sr-only">
        <tr>
          <th scope="col" className={head}>
            {t('to')}
          </th>
          <th scope="col" className={`${head} w-[232px]`}>
            {t('price')}
          </th>
          <th scope="col" className={`${head} w-[148px]`}>
            {t('takes')}
          </th>
        </tr>
      </thead>
      <tbody className="max-w768:block">
        {rates.map((rate) => (
          <tr
            key={rate.regions.join()}
            className="border-t border-line max-w768:grid max-w768:grid-cols-[minmax(0,1fr)_auto] max-w768:gap-x-4 max-w768:gap-y-1 max-w768:py-3"
          >
            <th
              scope="row"
              className={`${cell} font-normal text-pretty max-w768:col-span-2 max-w768:font-medium`}
            >
              {rate.regions.join(', ')}
            </th>
            <td className={`${cell} figures font-strong w768:whitespace-nowrap`}>{priceText(rate)}</td>
            <td className={`${cell} figures whitespace-nowrap text-ink-2`}>{days(rate)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function usePriceText(): (rate: Rate) => string {
  const t = useWords(ratesWords)
  const money = useMoney()
  return ({ base, per_kilogram: perKilogram }) => {
    if (perKilogram === 0) return base === 0 ? t('free') : money(base)
    const price = money(perKilogram)
    return base === 0 ? t('per_kilogram', { price }) : t('base_and_kilogram', { base: money(base), price })
  }
}
