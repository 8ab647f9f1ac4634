/** What stands between thousands and before decimals, where shops here write figures by it. */
const separators: Record<string, readonly [thousands: string, decimals: string] | undefined> = {
  id: ['.', ','],
  'id-ID': ['.', ','],
  en: [',', '.'],
  'en-GB': [',', '.'],
  'en-US': [',', '.'],
}

/**
 * A figure in the way of a locale, with at most so many decimals. Intl knows all locales, but a browser needs some
 * 20 ms for its first format, in the middle of bringing the page to life: the locales of this shop need none.
 */
export function formatFigure(value: number, locale: string, most: number): string {
  const signs = separators[locale]
  const fixed = value.toFixed(most)
  // What would have to be rounded is left to those who know how.
  if (signs === undefined || Number(fixed) !== value || fixed.includes('e')) {
    return formatOf(locale, most).format(value)
  }
  const [thousands, decimals] = signs
  const [whole = '', part = ''] = fixed.split('.')
  const shown = part.replace(/0+$/, '')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands)
  return shown === '' ? grouped : `${grouped}${decimals}${shown}`
}

const formats = new Map<string, Intl.NumberFormat>()

/** To make one takes a hundred times as long as to use it. */
function formatOf(locale: string, most: number): Intl.NumberFormat {
  const key = `${locale} ${most}`
  // Both limits are given, so that server and browser agree whatever they know about the currency.
  const limits = { minimumFractionDigits: 0, maximumFractionDigits: most, numberingSystem: 'latn' }
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, limits)
  formats.set(key, format)
  return format
}
