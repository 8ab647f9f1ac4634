import { formatFigure } from '@gema/contract/values/figure.ts'
import { useShop } from '../../../api/use-shop.ts'

/** Writes a weight in kilograms with one decimal, in the figures of the shop: "61,2". */
export function useKilograms(): (grams: number) => string {
  const { setting } = useShop()
  return (grams) => formatFigure(grams / 1000, setting.decimal_format, 1)
}
