import type { Presentment } from '@gema/contract/shapes/payment.ts'

const signs: Partial<Record<string, string>> = { USD: 'US$', EUR: '€', SGD: 'S$', TRY: '₺', INR: '₹' }

/**
 * An amount in another currency than the shop's: "US$ 2.465,89". Its figures are written as all figures of the shop are;
 * how many decimals there are comes with the amount.
 */
export function foreignAmount(
  { currency, amount_minor, exponent }: Pick<Presentment, 'currency' | 'amount_minor' | 'exponent'>,
  decimalFormat: string,
): string {
  const figure = new Intl.NumberFormat(decimalFormat, {
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
  }).format(amount_minor / 10 ** exponent)
  return `${signs[currency] ?? currency}\u00A0${figure}`
}
