import { formatFigure } from './figure.ts'

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
  const figure = formatFigure(amount, decimalFormat, 2)
  return position === 1 ? `${icon}\u00A0${figure}` : `${figure}\u00A0${icon}`
}
