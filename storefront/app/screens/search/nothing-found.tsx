import { addressOf } from '../../addresses.ts'
import { useShop } from '../../api/use-shop.ts'
import { ChipLink } from '../../commerce/chip-link.tsx'
import { EmptyState } from '../../commerce/empty-state.tsx'
import { useWords } from '../../language/use-words.ts'
import { searchWords } from './search-words.ts'

const shownCategories = 6

/** Nothing was found: other words that find something, and the categories that people look at most. */
export function NothingFound({ text, suggestions }: { text: string; suggestions: string[] }) {
  const t = useWords(searchWords)
  const { categories } = useShop()
  const popular = categories
    .toSorted((one, other) => other.product_count - one.product_count)
    .slice(0, shownCategories)
  return (
    <EmptyState title={t('nothing', { text })} text={t('nothing_text')}>
      <Chips title={t('try')} chips={suggestions.map((word) => ({ text: word, to: searchAddress(word) }))} />
      <Chips
        title={t('popular')}
        chips={popular.map(({ name, slug }) => ({
          text: name,
          to: addressOf('category', { category: slug }),
        }))}
      />
    </EmptyState>
  )
}

const searchAddress = (q: string) => `${addressOf('search')}?${new URLSearchParams({ q })}`

function Chips({ title, chips }: { title: string; chips: { text: string; to: string }[] }) {
  if (chips.length === 0) return null
  return (
    <section className="mt-6">
      <h3 className="text-14">{title}</h3>
      <ul className="mt-3 flex flex-wrap justify-center gap-2">
        {chips.map((chip) => (
          <li key={chip.to}>
            <ChipLink to={chip.to} text={chip.text} />
          </li>
        ))}
      </ul>
    </section>
  )
}
