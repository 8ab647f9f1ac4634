import { useShop } from '../../../api/use-shop.ts'

/** Writes a weight in kilograms with one decimal, in the figures of the shop: "61,2". */
export function useKilograms(): (grams: number) => string {
  const { setting } = useShop()
  return (grams) =>
    new Intl.NumberFormat(setting.decimal_format, { maximumFractionDigits: 1 }).format(grams / 1000)
}
