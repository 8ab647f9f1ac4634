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
  // Both limits are given, so that server and browser agree whatever they know about the currency.
  const figure = new Intl.NumberFormat(decimalFormat, {
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  }).format(amount)
  return position === 1 ? `${icon}\u00A0${figure}` : `${figure}\u00A0${icon}`
}
