/** How the shop writes amounts; all of it are settings. */
export interface MoneyStyle {
  icon: string
  /** 1 before the figure, 2 after it. */
  position: 1 | 2
  /** The locale whose separators are used, whatever the language of the page. */
  decimalFormat: string
}

/** An amount as shoppers read it: "Rp 1.500.000". Sign and figure never break apart. */
export function formatMoney(amount: number, { icon, position, decimalFormat }: MoneyStyle): string {
  const figure = formatOf(decimalFormat).format(amount)
  return position === 1 ? `${icon}\u00A0${figure}` : `${figure}\u00A0${icon}`
}

const formats = new Map<string, Intl.NumberFormat>()

/** To make one takes a hundred times as long as to use it. */
function formatOf(locale: string): Intl.NumberFormat {
  // Both limits are given, so that server and browser agree whatever they know about the currency.
  const limits = { minimumFractionDigits: 0, maximumFractionDigits: 2 }
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, limits)
  formats.set(locale, format)
  return format
}
