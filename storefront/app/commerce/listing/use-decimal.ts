import { useLanguage } from '../../language/use-language.ts'

/** Writes a number with the decimal sign of the page's language: 4.5 in English, 4,5 in Indonesian. */
export function useDecimal(): (value: number) => string {
  const { language } = useLanguage()
  return (value) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 1, numberingSystem: 'latn' }).format(value)
}
