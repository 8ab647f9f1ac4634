import { RecentlyViewed } from '../../commerce/recently-viewed/recently-viewed.tsx'
import { useWords } from '../../language/use-words.ts'
import { Bundles } from './about/bundles.tsx'
import { ProductDetails } from './about/product-details.tsx'
import { CardRail } from './card-rail.tsx'
import type { ProductPage } from './load-product.ts'
import { productWords } from './product-words.ts'
import { Reviews } from './reviews/reviews.tsx'

/** Bundles, details, reviews, and the way to other products. */
export function LowerParts({ page }: { page: ProductPage }) {
  const t = useWords(productWords)
  const { product, reviews, suggested, recommended } = page
  const [picture] = product.pictures
  return (
    <>
      {product.bundles.length > 0 && <Bundles bundles={product.bundles} />}
      <ProductDetails product={product} />
      <Reviews productId={product.uuid} reviews={reviews} />
      {suggested.length > 0 && <CardRail title={t('suggested_title')} cards={suggested} />}
      {recommended.length > 0 && <CardRail title={t('recommended_title')} cards={recommended} />}
      <RecentlyViewed
        now={{
          uuid: product.uuid,
          slug: product.slug,
          name: product.name,
          brand: product.brand.name,
          image_path: picture?.picture ?? null,
        }}
      />
    </>
  )
}
