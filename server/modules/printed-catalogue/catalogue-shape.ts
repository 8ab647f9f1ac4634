import type { Look } from '../media/media.ts'
import type { Figure } from './rules/key-figures.ts'

/** A product as it stands on paper, word for word. */
export interface GoodsCard {
  url: string
  brand: string
  name: string
  summary: string
  figures: Figure[]
  /** "3 finishes". */
  choices: string
  /** "from", where other variants cost more. */
  from: string
  price: string
  /** The higher price that is struck through; empty: there is none. */
  selling: string
  percent: string
  code: string
  picture: string | null
}

/** Something else that the shop does, told where a page has room for it. */
export interface CatalogueFiller {
  title: string
  text: string
  url: string
  shown: string
}

export interface CatalogueSection {
  name: string
  tagline: string
  /** "34 products". */
  count: string
  scene: string | null
  /** How close it is seen: a room that opens several sections is not seen the same way twice. */
  look: Look
  groups: { name: string; goods: GoodsCard[] }[]
}

export interface CatalogueStore {
  name: string
  lines: string[]
  hours: string[]
  note: string
}

/** What stands in a printed catalogue, word for word, before it is drawn. */
export interface CatalogueContents {
  language: 'en' | 'id'
  /** Of the file: what a reader shows in its window. */
  fileTitle: string
  madeAt: Date
  seller: { name: string; colour: string }
  cover: {
    picture: string | null
    title: string
    month: string
    tagline: string
    prices: string
    /** Where the shop is, as people write it. */
    host: string
  }
  index: { title: string; lead: string; scan: string }
  sections: CatalogueSection[]
  fillers: CatalogueFiller[]
  /** Behind the name of a group that goes on from the page before. */
  continued: string
  /** At the foot of every page. */
  foot: string
  last: {
    title: string
    steps: { title: string; text: string }[]
    installation: { title: string; text: string; shown: string; url: string }
    storesTitle: string
    stores: CatalogueStore[]
    contact: string[]
    site: { url: string; shown: string; scan: string }
  }
}
