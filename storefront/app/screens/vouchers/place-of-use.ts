import type { CategoryNode } from '@gema/contract/shapes/category-node.ts'
import type { WalletVoucher } from '@gema/contract/shapes/voucher.ts'
import { addressOf } from '../../addresses.ts'

type Menu = readonly (Pick<CategoryNode, 'uuid' | 'slug'> & {
  child: readonly Pick<CategoryNode, 'uuid' | 'slug'>[]
})[]

const everything = addressOf('allProducts')

/** Where a voucher can be used: on the page of the one thing it is for, else anywhere. */
export function placeOfUse({ kind, uuids }: WalletVoucher['scope'], menu: Menu): string {
  const [uuid, ...others] = uuids
  if (uuid === undefined || others.length > 0) return everything
  // Names are put right by the pages themselves; here only the uuid is known. Below `all` there are categories.
  if (kind === 'product') return addressOf('product', { main: kind, id: uuid })
  if (kind === 'brand') return `${addressOf('brand', { main: kind })}?brand=${uuid}`
  return kind === 'category' ? placeOfCategory(uuid, menu) : everything
}

function placeOfCategory(uuid: string, menu: Menu): string {
  for (const main of menu) {
    if (main.uuid === uuid) return addressOf('category', { category: main.slug })
    const sub = main.child.find((child) => child.uuid === uuid)
    if (sub) return addressOf('subCategory', { category: main.slug, subCategory: sub.slug })
  }
  return everything
}
