import type { CategoryNode } from '@gema/contract/shapes/category-node.ts'
import { addressOf } from '../../addresses.ts'
import { PageLink } from '../../language/page-link.tsx'
import { ShopPicture } from '../shop-picture.tsx'

/** The room of a category, at the end of the menu on wide screens. */
export function CategoryScene({ category }: { category: CategoryNode }) {
  return (
    <PageLink
      to={addressOf('category', { category: category.slug })}
      className="relative hidden min-h-85 self-stretch overflow-hidden rounded-card bg-night text-white w1200:block"
    >
      <ShopPicture
        picture={category.scene_image}
        alt=""
        widths={[640, 960]}
        sizes="960px"
        fill
        pictureClassName="object-[60%]"
      />
      <span className="absolute inset-x-0 bottom-0 bg-linear-to-t from-night/90 to-transparent p-4.5 pt-24">
        <b className="block text-18 font-strong">{category.name}</b>
        <span className="text-14">{category.tagline}</span>
      </span>
    </PageLink>
  )
}
