import type { ArticleTag } from '@gema/contract/calls/article.ts'
import { addressOf } from '../../addresses.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { chipClasses } from '../../ui/chip-classes.ts'
import { articlesWords } from './articles-words.ts'

interface SubjectChipsProps {
  tags: (ArticleTag & { count: number })[]
  /** The key of the one that is shown alone. */
  chosen: string | undefined
}

/** What there is to read about. On a phone they are a row that scrolls sideways. */
export function SubjectChips({ tags, chosen }: SubjectChipsProps) {
  const t = useWords(articlesWords)
  return (
    <nav
      aria-label={t('subjects')}
      className="mt-4 -mx-[var(--gutter)] overflow-x-auto px-[var(--gutter)] py-1 [scrollbar-width:none] w768:mt-5"
    >
      <ul className="flex gap-2 w992:flex-wrap">
        <li>
          <Chip to={addressOf('articles')} text={t('all')} selected={chosen === undefined} />
        </li>
        {tags.map(({ key, name, count }) => (
          <li key={key}>
            <Chip
              to={`${addressOf('articles')}?tag=${encodeURIComponent(key)}`}
              text={name}
              count={count}
              selected={key === chosen}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Chip(props: { to: string; text: string; count?: number; selected: boolean }) {
  return (
    <PageLink
      to={props.to}
      aria-current={props.selected ? 'page' : undefined}
      className={chipClasses(props.selected ? 'selected' : 'plain')}
    >
      {props.text}
      {props.count !== undefined && (
        <span className={`figures text-12 ${props.selected ? 'text-on-night' : 'text-ink-2'}`}>
          {props.count}
        </span>
      )}
    </PageLink>
  )
}
