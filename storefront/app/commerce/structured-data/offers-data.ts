import type { ProductDetail, ProductInventory } from '@gema/contract/shapes/product-detail.ts'
import type { MerchantReturnPolicy, Offer } from 'schema-dts'
import type { ShopPageData } from '../../api/load-shop.ts'
import { productAddress } from './product-address.ts'
import { organizationId, wholeAddress } from './whole-address.ts'

/** As long as an order takes complaints after its delivery. */
const returnDays = 7

/** One offer a variant, at the price that is paid now. */
export function offersData(shop: ShopPageData, product: ProductDetail): Offer[] {
  const address = wholeAddress(shop, productAddress(product, shop.language))
  const several = product.inventories.length > 1
  return product.inventories.map((inventory) => ({
    '@type': 'Offer',
    sku: inventory.sku,
    url: several ? `${address}?${new URLSearchParams({ variant: inventory.sku })}` : address,
    ...(several && { name: `${product.name}, ${variantLabel(product, inventory)}` }),
    price: inventory.pricing.price,
    priceCurrency: shop.common.setting.currency,
    ...(inventory.pricing.end_time !== null && { priceValidUntil: inventory.pricing.end_time }),
    availability: inventory.stock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    itemCondition: 'https://schema.org/NewCondition',
    seller: product.store.is_own
      ? { '@type': 'Organization', '@id': organizationId(shop), name: shop.common.setting.site_name }
      : { '@type': 'Organization', name: product.store.name },
    hasMerchantReturnPolicy: returnPolicy,
  }))
}

/** The chosen values as people read them: "walnut, 2.5 m". */
const variantLabel = (product: ProductDetail, { inventory_attributes: chosen }: ProductInventory): string =>
  product.attributes
    .flatMap(({ key, values }) => values.find(({ value }) => value === chosen[key])?.label ?? [])
    .join(', ')

const returnPolicy: MerchantReturnPolicy = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'ID',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: returnDays,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
}
