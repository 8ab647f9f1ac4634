import type { ReactNode } from 'react'

interface AccountPanelProps {
  title: string
  /** At the end of the title's line: "2 of 10 addresses", or a small action. */
  side?: ReactNode
  /** The first panel of a page holds its main heading, the others stand below it. */
  level?: 1 | 2
  id?: string
  children: ReactNode
}

/** A part of an account page: a frame with a title, and a note beside it. */
export function AccountPanel({ title, side, level = 1, id, children }: AccountPanelProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <section id={id} className={accountPanelClasses}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Heading className="text-18">{title}</Heading>
        {side && <div className="text-12 text-ink-2">{side}</div>}
      </div>
      {children}
    </section>
  )
}

export const accountPanelClasses = 'rounded-card border border-line bg-page p-4 w768:p-6'
