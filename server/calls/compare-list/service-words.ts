import type { Translated } from '@gema/contract/values/language.ts'

/** The rows of a comparison that are about what we do, not about the thing. */
export const serviceNames: Record<'warranty' | 'hear' | 'installation', Translated> = {
  warranty: { en: 'Warranty', id: 'Garansi' },
  hear: { en: 'Hear it in', id: 'Bisa didengar di' },
  installation: { en: 'Installation', id: 'Instalasi' },
}

/** Whole years are told in years. */
export function warrantyText(months: number, language: string): string {
  const whole = months % 12 === 0
  const count = whole ? months / 12 : months
  if (language === 'id') return `${count}\u00A0${whole ? 'tahun' : 'bulan'}`
  return `${count}\u00A0${whole ? 'year' : 'month'}${count === 1 ? '' : 's'}`
}

/** Where it depends on the place what an installation costs. */
export const fromPrice = (price: string, language: string): string =>
  language === 'id' ? `mulai ${price}` : `from ${price}`
