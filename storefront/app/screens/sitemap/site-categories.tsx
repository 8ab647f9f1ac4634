import type { CategoryNode } from '@gema/contract/shapes/category-node.ts'
import { addressOf } from '../../addresses.ts'
import { PageLink } from '../../language/page-link.tsx'
import { SiteLink } from './site-section.tsx'

/** Every category with its own below it. */
export const SiteCategories = ({ categories }: { categories: CategoryNode[] }) => (
  <ul className="grid gap-x-[var(--gap)] gap-y-6 w380:grid-cols-2 w768:grid-cols-3 w1200:grid-cols-4">
    {categories.map((category) => (
      <li key={category.uuid} className="text-14">
        <h3 className="mb-1 text-16 tracking-normal">
          <PageLink
            to={addressOf('category', { category: category.slug })}
            className="hover:underline hover:underline-offset-4"
          >
            {category.name}
          </PageLink>
        </h3>
        <ul>
          {category.child.map((child) => (
            <li key={child.uuid}>
              <SiteLink
                to={addressOf('subCategory', { category: category.slug, subCategory: child.slug })}
                name={child.name}
              />
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
)
