import type { ProductCard } from '@gema/contract/shapes/product-card.ts'
import { addressOf } from '../../addresses.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { ShopPicture } from '../shop-picture.tsx'
import { useMoney } from '../use-money.ts'
import { closeCartDrawer } from './drawer-state.ts'
import { drawerWords } from './drawer-words.ts'
import { useGoesWell } from './use-goes-well.ts'

const most = 3

/** A few products that are bought with this one and are not in the cart yet. */
export function GoesWellWith({ product, inCart }: { product: string; inCart: string[] }) {
  const t = useWords(drawerWords)
  const cards = useGoesWell(product)
  const shown = cards?.filter(({ uuid, stock }) => !inCart.includes(uuid) && stock > 0).slice(0, most)
  if (shown?.length === 0) return null
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h3 className="text-14 tracking-normal">{t('goes_well')}</h3>
      <ul className="mt-3 grid grid-cols-3 gap-3">
        {shown
          ? shown.map((card) => <SmallCard key={card.uuid} card={card} />)
          : Array.from({ length: most }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
              <li key={place} aria-hidden>
                <span className="skeleton block aspect-square rounded-[10px]" />
                <span className="skeleton mt-2 block h-8 rounded-md" />
                <span className="skeleton mt-1 block h-4 w-2/3 rounded-md" />
              </li>
            ))}
      </ul>
    </section>
  )
}

function SmallCard({ card }: { card: ProductCard }) {
  const money = useMoney()
  return (
    <li className="relative min-w-0">
      <ShopPicture
        picture={card.image_path}
        alt=""
        widths={[96, 160, 240]}
        sizes="120px"
        className="aspect-square rounded-[10px]"
      />
      <PageLink
        to={addressOf('product', { main: card.slug, id: card.uuid })}
        onClick={closeCartDrawer}
        className="two-lines mt-2 min-h-8 text-12 font-medium after:absolute after:inset-0 after:rounded-[10px] hover:underline"
      >
        {card.name}
      </PageLink>
      <p className="figures mt-1 text-12 font-bold" dir="ltr">
        {money(card.pricing.price)}
      </p>
    </li>
  )
}
