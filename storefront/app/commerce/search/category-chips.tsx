import { addressOf } from '../../addresses.ts'
import { useShop } from '../../api/use-shop.ts'
import { ChipOption } from './chip-option.tsx'

/** The main categories of the shop as ways on. */
export function CategoryChips({ id }: { id: string }) {
  const { categories } = useShop()
  return categories.map(({ uuid, name, slug }) => (
    <ChipOption
      key={uuid}
      id={`${id}-category-${slug}`}
      to={addressOf('category', { category: slug })}
      text={name}
    />
  ))
}
