import { LayoutGrid } from 'lucide-react'
import { addressOf } from '../../addresses.ts'
import { useWords } from '../../language/use-words.ts'
import type { FoundPart } from './found-part.ts'
import { OptionGroup } from './option-group.tsx'
import { searchWords } from './search-words.ts'
import { TextOption } from './text-option.tsx'

/** The categories of the menu that fit, and their sub-categories with where they belong. */
export function CategoryOptions({ id, found, typed }: FoundPart) {
  const t = useWords(searchWords)
  if (found.categories.length + found.sub_category.length === 0) return null
  return (
    <OptionGroup title={t('categories')}>
      {found.categories.map(({ name, slug }) => (
        <TextOption
          key={slug}
          id={`${id}-category-${slug}`}
          icon={LayoutGrid}
          to={addressOf('category', { category: slug })}
          text={name}
          typed={typed}
        />
      ))}
      {found.sub_category.map(({ title, slug, category }) => (
        <TextOption
          key={`${category.slug}/${slug}`}
          id={`${id}-category-${category.slug}-${slug}`}
          icon={LayoutGrid}
          to={addressOf('subCategory', { category: category.slug, subCategory: slug })}
          text={title}
          typed={typed}
          below={t('in_category', { category: category.name })}
        />
      ))}
    </OptionGroup>
  )
}
