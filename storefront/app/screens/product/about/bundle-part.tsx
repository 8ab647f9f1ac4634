import type { ProductBundle } from '@gema/contract/shapes/product-detail.ts'
import { Plus } from 'lucide-react'
import { addressOf } from '../../../addresses.ts'
import { ShopPicture } from '../../../commerce/shop-picture.tsx'
import { useMoney } from '../../../commerce/use-money.ts'
import { PageLink } from '../../../language/page-link.tsx'
import { useWords } from '../../../language/use-words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { aboutWords } from './about-words.ts'

interface BundlePartProps {
  item: ProductBundle['items'][number]
  /** Comes after another one: a plus stands between them. */
  added: boolean
}

/** One part of a bundle, with the way to its own page. */
export function BundlePart({ item, added }: BundlePartProps) {
  const t = useWords(aboutWords)
  const money = useMoney()
  const { card, label, quantity } = item
  const name = `${card.brand} ${card.name}`
  return (
    <li className="relative w-[92px] flex-none w768:w-[140px] w1200:w-auto w1200:max-w-[278px] w1200:flex-1">
      <div className="relative">
        {added && (
          <Icon
            of={Plus}
            size={16}
            className="absolute -start-5 top-[calc(50%-8px)] text-ink-2 w768:-start-8"
          />
        )}
        <ShopPicture
          picture={card.image_path}
          alt=""
          widths={[160, 240, 320]}
          sizes="(min-width: 1200px) 200px, 140px"
          className="aspect-square rounded-inner"
        />
      </div>
      <PageLink
        to={addressOf('product', { main: card.slug, id: card.uuid })}
        className="mt-3 block text-12 font-semibold after:absolute after:inset-0 after:rounded-inner hover:underline w768:text-14"
      >
        {quantity > 1 ? t('times', { count: quantity, name }) : name}
      </PageLink>
      {label !== '' && <span className="block text-12 text-ink-2">{label}</span>}
      <span className="figures block text-12 text-ink-2 w768:text-14" dir="ltr">
        {money(card.pricing.price)}
      </span>
    </li>
  )
}
