import { type ReactNode, useId } from 'react'
import { NumberedHead } from '../../../ui/numbered-head.tsx'

interface NumberedPanelProps {
  number: number
  title: string
  /** At the end of the title's line: "2 of 4 chosen". */
  side?: ReactNode
  children: ReactNode
}

/** A part of the form, with its number in a disc. */
export function NumberedPanel({ number, title, side, children }: NumberedPanelProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="rounded-card border border-line bg-page p-4 w768:p-6">
      <NumberedHead
        number={number}
        title={title}
        titleId={titleId}
        side={
          side && (
            <p className="figures ms-auto text-end text-12 text-ink-2 max-w576:w-full w576:text-14">{side}</p>
          )
        }
      />
      {children}
    </section>
  )
}
