import { addressOf } from '../../addresses.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import type { SentProduct } from './load-shipping.ts'
import { type Asked, queryOf } from './parcel-query.ts'
import { shippingWords } from './shipping-words.ts'

interface ProductSentProps {
  product: SentProduct
  asked: Asked
  className: string
}

/** A product of the shop stands for weight and measures; there is a way back to a parcel of one's own. */
export function ProductSent({ product, asked, className }: ProductSentProps) {
  const t = useWords(shippingWords)
  const { destination, quantity = '1' } = asked
  return (
    <div className={`rounded-inner bg-soft p-4 text-14 ${className}`}>
      <input type="hidden" name="product" value={product.uuid} />
      <input type="hidden" name="quantity" value={quantity} />
      <PageLink
        to={addressOf('product', { main: product.slug, id: product.uuid })}
        className="font-strong hover:underline hover:underline-offset-3"
      >
        {t('units', { count: quantity, product: product.name })}
      </PageLink>
      <p className="mt-1 flex flex-wrap justify-between gap-x-4 gap-y-1 text-12 text-ink-2">
        {t('units_hint')}
        <PageLink
          to={`${addressOf('shipping')}${queryOf(destination === undefined ? {} : { destination })}`}
          className="font-semibold text-primary hover:underline hover:underline-offset-3"
        >
          {t('other_parcel')}
        </PageLink>
      </p>
    </div>
  )
}
