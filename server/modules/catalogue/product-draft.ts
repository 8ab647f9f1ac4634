import type { Translated } from '@gema/contract/values/language.ts'

/** A line of a specification: a number (in the attribute's unit), a text or a yes or no. */
export type SpecValue = number | boolean | Translated

/** A variant to be saved. */
export interface InventoryDraft {
  uuid: string
  sku: string
  finish: string
  attributes: Record<string, Translated>
  defaultPrice: number | null
  specialPrice: number | null
  /** Units by the id of the store. */
  stock: Map<number, number>
}

export interface PictureDraft {
  picture: string
  finish: string
  alt: Translated
}

/** A product to be saved, with everything that belongs to it. Others are named by their uuids or keys. */
export interface ProductDraft {
  uuid: string
  brandUuid: string
  categoryUuid: string
  storeId: number
  slug: Translated
  model: string
  name: Translated
  summary: Translated
  description: Translated
  highlights: Record<string, string[]>
  boxContents: Record<string, string[]>
  defaultPrice: number
  specialPrice: number | null
  packedGrams: number
  packedWidthMm: number
  packedHeightMm: number
  packedDepthMm: number
  warrantyMonths: number
  hasFreeShipping: boolean
  popularity: number
  soldCount: number
  releasedAt: Date
  spec: Map<string, SpecValue>
  pictures: PictureDraft[]
  inventories: InventoryDraft[]
  addOnUuids: string[]
}
