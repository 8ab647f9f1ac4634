import type { MoneyStyle } from '@gema/contract/values/money.ts'
import type { OpenHours } from '../../platform/pdf/hours-text.ts'
import type { Figure } from './rules/key-figures.ts'
import type { Choice } from './rules/variant-choices.ts'

export interface PrintedGoods {
  url: string
  brand: string
  name: string
  summary: string
  /** By what it is ordered. */
  code: string
  figures: Figure[]
  choices: Choice[]
  /** Without flash prices: those last for hours, paper for months. */
  price: { current: number; selling: number; percent: number }
  /** Other variants cost more. */
  isFrom: boolean
  picture: string | null
}

export interface PrintedSection {
  name: string
  tagline: string
  /** A room in which such things stand. */
  scene: string | null
  groups: { name: string; goods: PrintedGoods[] }[]
}

/** All that a printed catalogue is made of, in its language; nothing of when it is made. */
export interface CatalogueFacts {
  language: 'en' | 'id'
  sections: PrintedSection[]
  /** How many products are in it, and how many the shop sells. */
  printed: number
  total: number
  cover: string | null
  seller: {
    name: string
    tagline: string
    /** The colour of the shop, as `#rrggbb`. */
    colour: string
    phone: string
    email: string
    /** Where the pages of this language begin. */
    url: string
  }
  stores: { name: string; lines: string[]; note: string; hours: OpenHours[] }[]
  money: MoneyStyle
}
