import { ProductGridSkeleton } from '../../commerce/product-grid.tsx'

/** The shape of the page while its sales are on their way. */
export function FlashSaleSkeleton() {
  return (
    <>
      <div aria-hidden className="h-85 bg-night w768:h-71" />
      <div className="wrap pt-26">
        <ProductGridSkeleton count={21} />
      </div>
    </>
  )
}
