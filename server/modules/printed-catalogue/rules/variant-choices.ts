import { inLanguage, type Translated } from '@gema/contract/values/language.ts'

/** How many there are to choose from in one respect, such as three finishes, and what they are called. */
export interface Choice {
  /** `finish`, `length`, …; whatever no word is known for is a `version`. */
  of: string
  names: string[]
}

/** In what the variants of a product differ. */
export function variantChoices(
  variants: { attributes: Record<string, Translated> }[],
  language: string,
): Choice[] {
  const keys = [...new Set(variants.flatMap(({ attributes }) => Object.keys(attributes)))]
  return keys.flatMap((of) => {
    const names = new Set(
      variants.flatMap(({ attributes }) => {
        const name = attributes[of]
        return name === undefined ? [] : [inLanguage(name, language)]
      }),
    )
    return names.size > 1 ? [{ of, names: [...names] }] : []
  })
}
