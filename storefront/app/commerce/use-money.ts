import { formatMoney } from '@gema/contract/values/money.ts'
import { useShop } from '../api/use-shop.ts'

/** Writes amounts as the settings of the shop want it. */
export function useMoney(): (amount: number) => string {
  const { setting } = useShop()
  return (amount) =>
    formatMoney(amount, {
      icon: setting.currency_icon,
      position: setting.currency_position,
      decimalFormat: setting.decimal_format,
    })
}
