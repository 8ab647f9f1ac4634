import { formatMoney } from '@gema/contract/values/money.ts'
import type { Tone } from '../../platform/pdf/pdf-colours.ts'
import type { QuoteDrift, QuoteFacts, QuoteLine } from './quote-facts.ts'
import { quoteWordsOf } from './quote-language.ts'
import type { QuoteRow } from './quote-shape.ts'

const tones: Record<QuoteDrift, Tone> = {
  same: 'quiet',
  price_up: 'careful',
  price_down: 'good',
  low_stock: 'careful',
  out_of_stock: 'bad',
  discontinued: 'bad',
}

/** In place of an amount that nobody can tell. */
const noAmount = '–'

/** What was chosen, with its price then and now. */
export const linesOf = ({ lines, money, language }: QuoteFacts): QuoteRow[] =>
  lines.map((line) => {
    const { component, name, variant, sku, quantity, price, todayPrice, available, picture } = line
    return {
      ...{ component, name, picture },
      details: [variant, `SKU\u00A0${sku}`].filter((detail) => detail !== '').join(' · '),
      badge: badgeOf(line, language),
      quantity: String(quantity),
      saved: formatMoney(price, money),
      today: todayPrice === null ? noAmount : formatMoney(todayPrice, money),
      amount: todayPrice === null || available === 0 ? noAmount : formatMoney(todayPrice * available, money),
    }
  })

function badgeOf({ drift, isLow, available, quantity }: QuoteLine, language: string): QuoteRow['badge'] {
  const words = quoteWordsOf(language)
  const lacks = available > 0 && available < quantity
  const said = [
    // That there are too few says already that there are few.
    ...(lacks && drift === 'low_stock' ? [] : [words.drifts[drift]]),
    ...(isLow && drift !== 'low_stock' && !lacks && available > 0 ? [words.drifts.low_stock] : []),
    ...(lacks ? [words.someAvailable(available, quantity)] : []),
  ]
  return { text: said.join(' · '), tone: lacks ? 'careful' : tones[drift] }
}
