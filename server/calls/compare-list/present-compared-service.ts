import type { ComparedRow } from '@gema/contract/calls/compare-list.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import { formatMoney, type MoneyStyle } from '@gema/contract/values/money.ts'
import type { AddOn } from '../../modules/catalogue/catalogue.ts'
import { judgeRow, type Measure } from '../../modules/compare/compare.ts'
import { fromPrice, serviceNames, warrantyText } from './service-words.ts'

/** What is told of the service for one product. */
export interface ServiceFacts {
  warrantyMonths: number
  /** The names of the stores where it stands. */
  stores: string[]
  installations: AddOn[]
  /** What the product costs now, for services that are priced by it. */
  price: number
}

/** The rows about warranty, listening and installation; one about which no product says anything is left out. */
export function presentComparedService(
  products: ServiceFacts[],
  { language, money }: { language: string; money: MoneyStyle },
): ComparedRow[] {
  const row = (key: keyof typeof serviceNames, values: (string | null)[], measures: Measure[] = []) => {
    const { isEqual, best } = judgeRow(values, measures)
    return { key, name: inLanguage(serviceNames[key], language), values, is_equal: isEqual, best }
  }
  const installations = products.map((product) => installationOf(product, { language, money }))
  return [
    row(
      'warranty',
      products.map(({ warrantyMonths }) =>
        warrantyMonths > 0 ? warrantyText(warrantyMonths, language) : null,
      ),
      [{ better: 'higher', figures: products.map(({ warrantyMonths }) => warrantyMonths || null) }],
    ),
    row(
      'hear',
      products.map(({ stores }) => (stores.length > 0 ? stores.join(', ') : null)),
    ),
    row(
      'installation',
      installations.map((installation) => installation?.text ?? null),
      [{ better: 'lower', figures: installations.map((installation) => installation?.price ?? null) }],
    ),
  ].filter(({ values }) => values.some((value) => value !== null))
}

/** The lowest price for which it is installed somewhere. */
function installationOf(
  { installations, price }: ServiceFacts,
  { language, money }: { language: string; money: MoneyStyle },
): { price: number; text: string } | undefined {
  const prices = installations.map(({ pricing, amount }) =>
    pricing === 'percent' ? Math.floor((price * amount) / 100) : amount,
  )
  if (prices.length === 0) return undefined
  const lowest = Math.min(...prices)
  const text = formatMoney(lowest, money)
  return {
    price: lowest,
    text: prices.every((each) => each === lowest) ? text : fromPrice(text, language),
  }
}
