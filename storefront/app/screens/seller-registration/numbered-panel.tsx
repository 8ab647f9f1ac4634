import type { ReactNode } from 'react'

interface NumberedPanelProps {
  number: number
  title: string
  children: ReactNode
}

/** A part of a long form, with its number in a disc. */
export function NumberedPanel({ number, title, children }: NumberedPanelProps) {
  return (
    <section className="rounded-card border border-line p-4 w768:p-6">
      <h2 className="mb-4 flex items-center gap-3 text-18 w768:mb-5">
        <span
          aria-hidden
          className="figures grid size-7 flex-none place-items-center rounded-full bg-ink text-14 font-bold tracking-normal text-white"
        >
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Fields side by side where there is room for two. */
export const twoFields = 'grid gap-x-4 gap-y-5 w768:grid-cols-2'
