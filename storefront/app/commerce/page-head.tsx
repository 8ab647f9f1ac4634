import type { ReactNode } from 'react'

interface PageHeadProps {
  title: string
  text?: string
  /** Stands at the end of the line on wide screens, below it on phones. */
  children?: ReactNode
}

/** The title of a page with a sentence about it. */
export function PageHead({ title, text, children }: PageHeadProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="max-w-[720px]">
        <h1 className="text-28 w768:text-36">{title}</h1>
        {text && <p className="mt-1.5 text-14 text-ink-2 text-pretty w768:text-16">{text}</p>}
      </div>
      {children}
    </div>
  )
}
