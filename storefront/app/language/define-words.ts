/** Plural forms: a language has only those that it needs, and Indonesian needs `_other` alone. */
type PluralOne = `${string}_one`

type Indonesian<English> = { [Key in Exclude<keyof English, PluralOne>]: string } & {
  [Key in Extract<keyof English, PluralOne>]?: string
}

export interface ScreenWords<English extends Record<string, string> = Record<string, string>> {
  namespace: string
  words: { en: English; id: Indonesian<English> }
}

/** A key as it is asked for: without its plural ending. */
export type WordKey<Words extends ScreenWords> =
  Words extends ScreenWords<infer English> ? BaseKey<Extract<keyof English, string>> : never

type BaseKey<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key

/** The words of a screen or a part, side by side in the languages that ship with the app. */
export const defineWords = <const English extends Record<string, string>>(
  namespace: string,
  words: { en: English; id: Indonesian<English> },
): ScreenWords<English> => ({ namespace, words })
