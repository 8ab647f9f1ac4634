import type { ProductCard } from '@gema/contract/shapes/product-card.ts'
import { SlidersHorizontal } from 'lucide-react'
import { addressOf } from '../../addresses.ts'
import { ShopPicture } from '../../commerce/shop-picture.tsx'
import { useMoney } from '../../commerce/use-money.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { articleWords } from './article-words.ts'

/** What the article is about, with prices, and the way to put it together oneself. */
export function UsedProducts({ products }: { products: ProductCard[] }) {
  const t = useWords(articleWords)
  return (
    <section className="rounded-card border border-line p-4">
      <h2 className="mb-3 text-18">{t('used')}</h2>
      <ul className="grid gap-3.5 w576:max-w992:grid-cols-2">
        {products.map((product) => (
          <UsedProduct key={product.uuid} product={product} />
        ))}
      </ul>
      <PageLink to={addressOf('simulations')} className={`${buttonClasses('primary', 40)} mt-4 w-full`}>
        <Icon of={SlidersHorizontal} size={16} />
        {t('simulation')}
      </PageLink>
    </section>
  )
}

function UsedProduct({ product }: { product: ProductCard }) {
  const money = useMoney()
  return (
    <li>
      <PageLink
        to={addressOf('product', { main: product.slug, id: product.uuid })}
        className="group grid grid-cols-[72px_minmax(0,1fr)] items-center gap-3 text-14"
      >
        <ShopPicture
          picture={product.image_path}
          alt=""
          widths={[96, 160, 240]}
          sizes="72px"
          className="size-18 rounded-inner"
        />
        <span className="min-w-0">
          <span className="block text-12 text-ink-2">{product.brand}</span>
          <span className="two-lines font-medium group-hover:underline group-hover:underline-offset-3">
            {product.name}
          </span>
          <b className="figures block font-bold">
            <bdi dir="ltr">{money(product.pricing.price)}</bdi>
          </b>
        </span>
      </PageLink>
    </li>
  )
}
