import { formatMoney } from '@gema/contract/values/money.ts'
import type { QuoteFacts } from './quote-facts.ts'
import { quoteWordsOf } from './quote-language.ts'
import type { QuoteContents, QuoteTotal } from './quote-shape.ts'

/** Both sums in their parts, and what is to be known about the one of today. */
export function totalsOf({ lines, saved, today, money, language }: QuoteFacts): QuoteContents['totals'] {
  const { totals: words, onlySome, difference } = quoteWordsOf(language)
  const row = (label: string, amountOf: (sum: typeof saved) => number): QuoteTotal => ({
    ...{ label, saved: formatMoney(amountOf(saved), money), today: formatMoney(amountOf(today), money) },
  })
  const less = ({ bundleDiscount }: typeof saved) =>
    bundleDiscount === 0 ? '–' : `−${formatMoney(bundleDiscount, money)}`
  const whole = lines.filter(({ quantity, available }) => available >= quantity).length
  const more = today.price - saved.price
  const moved = () => {
    if (more === 0) return difference.none
    const amount = formatMoney(Math.abs(more), money)
    return more > 0 ? difference.more(amount) : difference.less(amount)
  }
  return {
    ...{ saved: words.saved, today: words.today },
    rows: [
      ...(saved.bundleDiscount + today.bundleDiscount === 0
        ? []
        : [
            row(words.products, ({ price, bundleDiscount }) => price + bundleDiscount),
            { label: words.bundle, saved: less(saved), today: less(today) },
          ]),
      { ...row(words.total, ({ price }) => price), isTotal: true },
    ],
    // Sums of different things are not held against each other.
    remark: whole < lines.length ? onlySome(whole, lines.length) : moved(),
  }
}
