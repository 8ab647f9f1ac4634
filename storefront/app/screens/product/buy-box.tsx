import type { ProductDetail, ProductInventory } from '@gema/contract/shapes/product-detail.ts'
import type { Ref } from 'react'
import { addressOf } from '../../addresses.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { classNames } from '../../ui/class-names.ts'
import { QuantityNote, QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { buyWords } from './buy-words.ts'
import { OrderAction } from './order-action.tsx'
import { limitsOf } from './quantity-rules.ts'
import { type Order, quantityId } from './use-order.ts'

interface BuyBoxProps {
  product: ProductDetail
  /** The chosen variant; nothing while values are missing. */
  inventory: ProductInventory | undefined
  order: Order
  /** Watched by the slim bar, which comes when this leaves the screen. */
  actions: Ref<HTMLDivElement>
}

/** The action area: how many, and ordering. The cart will have its place here. */
export function BuyBox({ product, inventory, order, actions }: BuyBoxProps) {
  const t = useWords(buyWords)
  const error = order.fault && t(`fault_${order.fault}`)
  const limits = inventory && limitsOf(inventory)
  const quantity = Number(order.typed)
  const { store } = product
  return (
    <div className="mt-5">
      <div ref={actions} className="flex gap-3">
        <div className="w-[120px] flex-none noscript:hidden">
          <QuantityStepper
            id={quantityId}
            value={order.typed}
            labels={{ quantity: t('quantity'), less: t('less'), more: t('more') }}
            error={order.soldOut ? undefined : error}
            atLeast={quantity <= 1}
            atMost={limits !== undefined && quantity >= Math.min(limits.stock, limits.maximum)}
            disabled={order.soldOut}
            onType={order.type}
            onLeave={order.leave}
            onStep={order.step}
          />
        </div>
        <OrderAction order={order} className="min-w-0 flex-1" />
      </div>
      <QuantityNote error={error} />
      <PageLink
        to={store.is_own ? addressOf('stores') : addressOf('store', { slug: store.slug })}
        className={classNames(buttonClasses('outline', 48), 'mt-3 w-full')}
      >
        {store.is_own ? t('see_in_stores') : t('see_seller', { store: store.name })}
      </PageLink>
    </div>
  )
}
