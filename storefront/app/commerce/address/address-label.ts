import { addressWords } from './address-words.ts'

/** The names that are offered; `own` is a name of one's own. */
export const labelKinds = ['home', 'office', 'parents', 'own'] as const
export type LabelKind = (typeof labelKinds)[number]

/** How each is called. */
export const labelWords = {
  home: 'label_home',
  office: 'label_office',
  parents: 'label_parents',
  own: 'label_own',
} as const satisfies Record<LabelKind, string>

const offered = labelKinds.filter((kind) => kind !== 'own')

/** Which of the offered names a label is, in whichever language it was saved. */
export function labelKindOf(label: string): LabelKind {
  const wanted = label.trim().toLowerCase()
  const { en, id } = addressWords.words
  const isNamed = (kind: Exclude<LabelKind, 'own'>) =>
    [en[labelWords[kind]], id[labelWords[kind]]].some((name) => name.toLowerCase() === wanted)
  return offered.find(isNamed) ?? 'own'
}

/** The first of the offered names that the address book does not have yet. */
export function freeLabelKind(labels: readonly string[]): LabelKind {
  const taken = labels.map(labelKindOf)
  return offered.find((kind) => !taken.includes(kind)) ?? 'own'
}
