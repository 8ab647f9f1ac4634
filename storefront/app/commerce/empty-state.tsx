import type { ReactNode } from 'react'
import { PageLink } from '../language/page-link.tsx'
import { buttonClasses } from '../ui/button-classes.ts'
import { QuietSpeaker } from '../ui/quiet-speaker.tsx'

interface EmptyStateProps {
  title: string
  text?: string | undefined
  action?: { text: string; to: string } | undefined
  /** What else may help, below. */
  children?: ReactNode
}

/** Nothing is here: a drawing, one sentence and one way on. */
export function EmptyState({ title, text, action, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-1.5 py-10 text-center w768:py-16">
      <QuietSpeaker className="mb-2 size-40" />
      <h2 className="text-22 break-words [overflow-wrap:anywhere]">{title}</h2>
      {text && <p className="max-w-[52ch] text-ink-2 text-pretty">{text}</p>}
      {action && (
        <PageLink to={action.to} className={`${buttonClasses('primary')} mt-2.5`}>
          {action.text}
        </PageLink>
      )}
      {children}
    </div>
  )
}
