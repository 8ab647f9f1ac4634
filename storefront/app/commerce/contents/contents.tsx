import type { RichText } from '@gema/contract/shapes/rich-text.ts'
import type { ReactNode } from 'react'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { useCurrentSection } from '../use-current-section.ts'
import { contentsWords } from './contents-words.ts'

interface ContentsProps {
  contents: RichText['contents']
  /** Below the list, where it stands beside the text. */
  children?: ReactNode
  className?: string
}

/** The headings of a text, the one that is being read marked. Whoever shows it says where it stands. */
export function Contents({ contents, children, className }: ContentsProps) {
  const t = useWords(contentsWords)
  const current = useCurrentSection(contents.map(({ id }) => id))
  if (contents.length < 2) return null
  return (
    <nav aria-label={t('title')} className={classNames('text-14 print:hidden', className)}>
      <p className="mb-2 font-strong">{t('title')}</p>
      <ol>
        {contents.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current || undefined}
              className={classNames(
                'block border-s-2 py-[7px] ps-3.5 text-pretty',
                id === current
                  ? 'border-primary font-strong text-primary'
                  : 'border-line text-ink-2 hover:text-ink',
              )}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
      {children}
    </nav>
  )
}
