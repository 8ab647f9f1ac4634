/** A text of the demo shop in both languages. */
// A type, not an interface: only types are taken for texts in any number of languages.
export type Both = { en: string; id: string }

export const both = (en: string, id: string): Both => ({ en, id })
