const signs: Record<string, string> = { IDR: 'Rp', USD: 'US$' }

/** An amount as the shop writes it: "Rp 150.000", "US$ 24,50". The exponent is the provider's own, and rupiah show no cents. */
export function sandboxAmount({
  currency,
  minor,
  exponent,
}: {
  currency: string
  minor: number
  exponent: number
}): string {
  const figure = new Intl.NumberFormat('id-ID', {
    minimumFractionDigits: currency === 'IDR' ? 0 : exponent,
    maximumFractionDigits: exponent,
  }).format(minor / 10 ** exponent)
  return `${signs[currency] ?? currency}\u00A0${figure}`
}
