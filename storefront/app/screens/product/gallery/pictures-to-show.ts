import type { ProductDetail } from '@gema/contract/shapes/product-detail.ts'

export type GalleryPicture = ProductDetail['pictures'][number]

/** Every picture of the shown finish, then one of each other finish. */
export function picturesToShow(pictures: GalleryPicture[], finish: string | undefined): GalleryPicture[] {
  const own = pictures.filter((picture) => picture.finish === finish)
  if (own.length === 0) return pictures
  const others = Map.groupBy(
    pictures.filter((picture) => picture.finish !== finish),
    (picture) => picture.finish,
  )
  return [...own, ...[...others.values()].flatMap(([first]) => (first ? [first] : []))]
}
