import { minorOfDecimal } from '@gema/contract/values/decimal-text.ts'
import { type Charge, ProviderDown } from '../payment-provider.ts'
import { type CurrencyExponents, exponentOf } from './currency-exponents.ts'

/** What a provider says was paid. An amount that cannot be read exactly is no amount: it is better asked about again. */
export function readCharge(
  { currency, amount }: { currency: string; amount: string },
  exponents: CurrencyExponents,
): Charge {
  const exponent = exponentOf(exponents, currency)
  const minor = exponent === undefined ? undefined : minorOfDecimal(amount, exponent)
  if (exponent === undefined || minor === undefined) {
    throw new ProviderDown(`an amount that cannot be counted: ${currency} ${amount}`)
  }
  return { currency, minor, exponent }
}
