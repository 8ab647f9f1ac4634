import { formatFigure } from '@gema/contract/values/figure.ts'
import { useLanguage } from '../../language/use-language.ts'

/** Writes a number with the decimal sign of the page's language: 4.5 in English, 4,5 in Indonesian. */
export function useDecimal(): (value: number) => string {
  const { language } = useLanguage()
  return (value) => formatFigure(value, language, 1)
}
