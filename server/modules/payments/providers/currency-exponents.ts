/** How many decimals a provider counts a currency with; a currency that is missing is one that it does not take. */
export type CurrencyExponents = Readonly<Record<string, number>>

/** What is charged where a provider does not take the shop's currency. */
const presentment = { currency: 'USD', exponent: 2 }

// Currencies that PayPal takes within their own country alone are left out.
export const paypalExponents: CurrencyExponents = {
  AUD: 2,
  CAD: 2,
  CHF: 2,
  CZK: 2,
  DKK: 2,
  EUR: 2,
  GBP: 2,
  HKD: 2,
  HUF: 0,
  ILS: 2,
  JPY: 0,
  MXN: 2,
  NOK: 2,
  NZD: 2,
  PHP: 2,
  PLN: 2,
  SEK: 2,
  SGD: 2,
  THB: 2,
  TWD: 0,
  USD: 2,
}

export const flutterwaveExponents: CurrencyExponents = {
  EUR: 2,
  GBP: 2,
  GHS: 2,
  KES: 2,
  NGN: 2,
  RWF: 0,
  UGX: 0,
  USD: 2,
  XAF: 0,
  XOF: 0,
  ZAR: 2,
}

export const iyzicoExponents: CurrencyExponents = { EUR: 2, GBP: 2, TRY: 2, USD: 2 }

/** Nothing for a currency that the provider does not take. */
export const exponentOf = (exponents: CurrencyExponents, currency: string): number | undefined =>
  Object.hasOwn(exponents, currency) ? exponents[currency] : undefined

/** The shop's own currency where the provider takes it, else US dollars. */
export function chargedCurrency(
  exponents: CurrencyExponents,
  shopCurrency: string,
): { currency: string; exponent: number } {
  const exponent = exponentOf(exponents, shopCurrency)
  return exponent === undefined ? presentment : { currency: shopCurrency, exponent }
}
