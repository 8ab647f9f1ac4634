import type { Voucher } from '@gema/contract/calls/voucher.ts'
import type { ProductDetail } from '@gema/contract/shapes/product-detail.ts'
import type { Ref } from 'react'
import { AttributePicker } from './attribute-picker.tsx'
import { BuyBox } from './buy-box.tsx'
import { CompareLine } from './compare-line.tsx'
import { PriceBlock } from './price-block.tsx'
import { ProductHead } from './product-head.tsx'
import { PromiseList } from './promise-list.tsx'
import { ServiceList } from './service-list.tsx'
import type { Order } from './use-order.ts'
import type { Variant } from './use-variant.ts'
import { VoucherList } from './voucher-list.tsx'

interface BuyColumnProps {
  product: ProductDetail
  vouchers: Voucher[]
  serverTime: string
  variant: Variant
  order: Order
  actions: Ref<HTMLDivElement>
}

/** Everything from the name to the warranty that is beside the gallery. */
export function BuyColumn({ product, vouchers, serverTime, variant, order, actions }: BuyColumnProps) {
  const { chosen, shown } = variant
  return (
    <div className="min-w-0 w768:row-span-2 print:row-span-1">
      <ProductHead product={product} chosen={chosen} />
      <PriceBlock product={product} variant={variant} serverTime={serverTime} />
      <AttributePicker product={product} variant={variant} asks={order.asksForAttributes} />
      {vouchers.length > 0 && <VoucherList vouchers={vouchers} />}
      {product.add_ons.length > 0 && (
        <ServiceList services={product.add_ons} unitPrice={shown?.pricing.price ?? 0} order={order} />
      )}
      <BuyBox product={product} inventory={chosen} order={order} actions={actions} />
      <CompareLine uuid={product.uuid} />
      <PromiseList product={product} variant={variant} serverTime={serverTime} />
    </div>
  )
}
