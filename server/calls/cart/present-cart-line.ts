import type { CartLine, CartNotice } from '@gema/contract/shapes/cart.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import { formatMoney, type MoneyStyle } from '@gema/contract/values/money.ts'
import type { LineNotice, PricedLine } from '../../modules/cart/cart.ts'
import { variantLabel } from '../product/present-variants.ts'
import { noticeSentence } from './notice-sentences.ts'

interface LineContext {
  language: string
  money: MoneyStyle
  /** The slugs of the stores by their ids. */
  slugs: Map<number, string>
}

const asChosen = (isChosen: boolean): 1 | 2 => (isChosen ? 1 : 2)

/** A line of a cart with its price, its services and what is to be said about it. */
export function presentCartLine(line: PricedLine, { language, money, slugs }: LineContext): CartLine {
  const { product, inventory, price, bundle } = line
  return {
    cart_id: line.uuid,
    id: product.id,
    quantity: line.quantity,
    selected: asChosen(line.isSelected),
    product: {
      uuid: product.uuid,
      slug: inLanguage(product.slug, language),
      name: inLanguage(product.name, language),
      brand: product.brand,
      image_path: product.image,
      image_alt: inLanguage(product.imageAlt, language),
    },
    inventory: {
      uuid: inventory.uuid,
      sku: inventory.sku,
      label: variantLabel(inventory.attributes, language),
    },
    store: slugs.get(line.storeId) ?? '',
    pricing: {
      selling: price.selling,
      offered: line.offered,
      price: price.current,
      discount_percent: price.percent,
      end_time: price.endTime?.toISOString() ?? null,
    },
    stock: line.stock,
    line_total: line.lineTotal,
    add_ons: line.addOns.map((addOn) => ({
      uuid: addOn.uuid,
      cart_id: line.uuid,
      kind: addOn.kind,
      name: inLanguage(addOn.name, language),
      isChecked: asChosen(addOn.isChecked),
      qty: addOn.quantity,
      price: addOn.price,
      is_available: addOn.isAvailable,
    })),
    bundle:
      bundle === undefined
        ? null
        : {
            key: bundle.key,
            uuid: bundle.uuid,
            name: inLanguage(bundle.name, language),
            holds: bundle.holds,
            discount: line.bundleDiscount,
          },
    is_available: line.isAvailable,
    notices: line.notices.map((notice) => presentNotice(notice, line, { language, money })),
  }
}

const amounts = ['old', 'new']

function presentNotice(
  { kind, values }: LineNotice,
  { addOns }: PricedLine,
  { language, money }: Omit<LineContext, 'slugs'>,
): CartNotice {
  const told = Object.entries(values).map(([name, value]) => [
    name,
    amounts.includes(name) ? formatMoney(Number(value), money) : String(value),
  ])
  const services = addOns
    .filter(({ isChecked, isAvailable }) => isChecked && !isAvailable)
    .map(({ name }) => inLanguage(name, language))
    .join(', ')
  return { kind, message: noticeSentence(kind, { services, ...Object.fromEntries(told) }, language) }
}
