/** Rupiah for one unit of another currency, where the rate is from, and since when it holds. */
export interface ExchangeRate {
  rupiah: number
  source: string
  time: string
}

export interface ChargeOf {
  currency: string
  minor: number
  exponent: number
  /** Only where another currency is charged. */
  rate: ExchangeRate | undefined
}

/**
 * What a provider is asked to charge for an amount in the shop's currency: the same, counted in the provider's smallest
 * unit, or another currency at a rate, rounded up to its smallest unit so that the shop is never short. Nothing, where
 * there is no rate.
 */
export function chargeOf(
  amount: number,
  shopCurrency: string,
  by: { currency: string; exponent: number; rates: Record<string, ExchangeRate> },
): ChargeOf | undefined {
  const { currency, exponent } = by
  const unit = 10 ** exponent
  if (currency === shopCurrency) return { currency, minor: amount * unit, exponent, rate: undefined }
  const rate = Object.hasOwn(by.rates, currency) ? by.rates[currency] : undefined
  if (rate === undefined || rate.rupiah <= 0) return undefined
  return { currency, minor: Math.ceil((amount * unit) / rate.rupiah), exponent, rate }
}
