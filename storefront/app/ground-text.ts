import type { CommonData } from '@gema/contract/calls/common.ts'
import type { ShopPageData } from './api/load-shop.ts'

interface Written {
  language: string
  direction: string
  text: string
}

const written = new WeakMap<CommonData, Written>()

/** What every page has at hand, as JSON. Where it is handed out frozen, as it was before, it is written once. */
export function groundText(shop: ShopPageData): string {
  const { common, language, direction, words } = shop
  if (words !== undefined || !Object.isFrozen(common)) return JSON.stringify(shop)
  const last = written.get(common)
  if (last?.language === language && last.direction === direction) return last.text
  const text = JSON.stringify(shop)
  written.set(common, { language, direction, text })
  return text
}
