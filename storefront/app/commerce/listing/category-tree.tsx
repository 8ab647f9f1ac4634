import type { ListingHead } from '@gema/contract/shapes/listing.ts'
import { addressOf } from '../../addresses.ts'
import { PageLink } from '../../language/page-link.tsx'
import { classNames } from '../../ui/class-names.ts'

/** On the page of a sub-category: the way to the ones beside it. */
export function CategoryTree({
  head,
}: {
  head: ListingHead & { parent: NonNullable<ListingHead['parent']> }
}) {
  const { parent } = head
  return (
    <>
      <PageLink
        to={addressOf('category', { category: parent.slug })}
        className="block py-1.5 text-14 font-semibold hover:text-primary"
      >
        {parent.name}
      </PageLink>
      <ul>
        {head.siblings.map((sibling) => {
          const here = sibling.slug === head.slug
          return (
            <li key={sibling.slug}>
              <PageLink
                to={addressOf('subCategory', { category: parent.slug, subCategory: sibling.slug })}
                aria-current={here ? 'page' : undefined}
                className={classNames(
                  'flex items-center justify-between gap-2 rounded-control px-2.5 py-1.5 text-14',
                  here ? 'bg-primary-soft font-strong text-primary-hover' : 'hover:bg-soft',
                )}
              >
                {sibling.name}
                <span className={classNames('figures text-12 font-normal', !here && 'text-ink-2')}>
                  {sibling.product_count}
                </span>
              </PageLink>
            </li>
          )
        })}
      </ul>
    </>
  )
}
