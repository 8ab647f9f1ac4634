import type { Translated } from '@gema/contract/values/language.ts'
import { slugOf } from '@gema/contract/values/slug.ts'

/** What can be chosen in a filter: one brand, one sub-category, one finish, one impedance. */
export interface Facet {
  /** The filter that it belongs to: `brand`, `category`, `store`, or the key of an attribute. */
  group: string
  /** The row that it stands for, or the value of an attribute. */
  value: number | string
  /** Of attributes whose value is a text. */
  label?: Translated
  /** Of attributes whose value is a number. */
  number?: number
  /** Of the finish: the key that tells its colour. */
  swatch?: string
}

/** Gives every facet a small number, so that counting them is counting in an array. */
export class FacetBook {
  readonly facets: Facet[] = []
  readonly #numbers = new Map<string, number>()
  readonly #groups = new Map<string, number[]>()

  /** The number of a facet; a new one is entered, and one that is known takes the latest label. */
  enter(facet: Facet): number {
    const key = `${facet.group}\n${facet.value}`
    const known = this.#numbers.get(key)
    if (known !== undefined) {
      this.facets[known] = facet
      return known
    }
    const number = this.facets.push(facet) - 1
    this.#numbers.set(key, number)
    const group = this.#groups.get(facet.group)
    if (group === undefined) this.#groups.set(facet.group, [number])
    else group.push(number)
    return number
  }

  find(group: string, value: number | string): number | undefined {
    return this.#numbers.get(`${group}\n${value}`)
  }

  /** The numbers of all facets of a group. */
  ofGroup(group: string): readonly number[] {
    return this.#groups.get(group) ?? []
  }

  get groups(): string[] {
    return [...this.#groups.keys()]
  }
}

/** The value of a text in addresses: its English form as a slug, the same in every language. */
export const valueOfText = (text: Translated): string => slugOf(text.en)
