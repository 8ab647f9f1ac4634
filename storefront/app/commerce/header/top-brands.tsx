import type { CategoryNode } from '@gema/contract/shapes/category-node.ts'
import { addressOf } from '../../addresses.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { headerWords } from './header-words.ts'

/** The makers that have most in a category. */
export function TopBrands({ brands }: { brands: CategoryNode['top_brands'] }) {
  const t = useWords(headerWords)
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line pt-4 text-14">
      <p className="text-ink-2">{t('top_brands')}</p>
      {brands.map(({ uuid, slug, name, logo }) => (
        <PageLink
          key={uuid}
          to={`${addressOf('brand', { main: slug })}?brand=${uuid}`}
          data-menu-column="1"
          className="font-bold tracking-tight hover:text-primary"
        >
          {logo === null ? (
            name
          ) : (
            <img src={logo} alt={name} height={20} width={83} className="h-5 w-auto object-contain" />
          )}
        </PageLink>
      ))}
    </div>
  )
}
