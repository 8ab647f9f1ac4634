import { useMemo } from 'react'
import { useLanguage } from '../../language/use-language.ts'

/** Writes the weight of files in the language of the page: "1,2 MB", "48 kB"; "1,1" alone as a part of another one. */
export function useFileSize() {
  const { language } = useLanguage()
  return useMemo(() => {
    const decimal = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
    const megabytes = (bytes: number) => decimal.format(bytes / 1024 ** 2)
    return {
      megabytes,
      size: (bytes: number) =>
        bytes < 100 * 1024
          ? `${Math.max(1, Math.round(bytes / 1024))}\u00A0kB`
          : `${megabytes(bytes)}\u00A0MB`,
    }
  }, [language])
}
