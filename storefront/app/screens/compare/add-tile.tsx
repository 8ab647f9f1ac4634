import { Plus } from 'lucide-react'
import { addressOf } from '../../addresses.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { compareWords } from './compare-words.ts'

/** An empty place beside the others: it leads to more of the same category. */
export function AddTile({ category }: { category: { name: string; slug: string } }) {
  const t = useWords(compareWords)
  return (
    <PageLink
      to={addressOf('category', { category: category.slug })}
      className="grid aspect-square place-content-center justify-items-center gap-1.5 rounded-card border-[1.5px] border-dashed border-line-2 p-4 text-center hover:border-primary print:hidden"
    >
      <span className="mb-1.5 grid size-12 place-items-center rounded-full bg-primary-soft text-primary">
        <Icon of={Plus} size={24} />
      </span>
      <span className="text-14 font-strong w992:text-16">{t('add')}</span>
      <span className="text-12 text-ink-2">{t('add_from', { category: category.name })}</span>
    </PageLink>
  )
}
