import type { ProductCard } from '@gema/contract/shapes/product-card.ts'
import { addressOf } from '../../addresses.ts'
import { useWords } from '../../language/use-words.ts'
import { ShopPicture } from '../shop-picture.tsx'
import { useMoney } from '../use-money.ts'
import { MarkedText } from './marked-text.tsx'
import { SearchOption } from './search-option.tsx'
import { searchWords } from './search-words.ts'

interface ProductOptionProps {
  id: string
  card: ProductCard
  typed: string
}

/** A product in one line: picture, name and maker, price. */
export function ProductOption({ id, card, typed }: ProductOptionProps) {
  const t = useWords(searchWords)
  const money = useMoney()
  const { price, selling, discount_percent } = card.pricing
  return (
    <SearchOption
      id={id}
      to={addressOf('product', { main: card.slug, id: card.uuid })}
      className="flex items-center gap-3 px-3 py-1.5"
    >
      <ShopPicture
        picture={card.image_path}
        alt=""
        widths={[96, 160]}
        sizes="52px"
        className="size-13 shrink-0 rounded-inner"
      />
      <span className="min-w-0 flex-1">
        <span className="two-lines @min-[680px]:block @min-[680px]:truncate">
          <MarkedText text={card.name} typed={typed} />
        </span>
        <span className="block text-12 text-ink-2">
          <MarkedText text={card.brand} typed={typed} />
        </span>
      </span>
      <span className="figures text-end whitespace-nowrap rtl:text-start" dir="ltr">
        <b className="block font-bold">{money(price)}</b>
        {discount_percent > 0 && (
          <>
            <s className="block text-12 text-ink-2" aria-hidden>
              {money(selling)}
            </s>
            <span className="sr-only">{t('was', { price: money(selling) })}</span>
          </>
        )}
      </span>
    </SearchOption>
  )
}
