import { type ReactNode, useId } from 'react'
import { FieldError } from '../../ui/field.tsx'

interface StepPanelProps {
  number: number
  title: string
  /** At the end of the title's line. */
  side?: ReactNode
  /** What is missing here, told when somebody wants to pay. */
  problem?: string | undefined
  children: ReactNode
}

/** One of the three steps: its number in a disc, its title, and what is to be chosen. */
export function StepPanel({ number, title, side, problem, children }: StepPanelProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="scroll-mt-4 rounded-card border border-line bg-page p-4 w768:p-6"
    >
      <div className="mb-[18px] flex flex-wrap items-center gap-x-3 gap-y-1">
        <span
          aria-hidden
          className="figures grid size-7 flex-none place-items-center rounded-full bg-ink text-14 font-bold text-white"
        >
          {number}
        </span>
        <h2 id={titleId} className="text-18">
          {title}
        </h2>
        {side && <div className="ms-auto text-14">{side}</div>}
      </div>
      <div
        role="alert"
        tabIndex={-1}
        data-problem={problem !== undefined || undefined}
        className="outline-none"
      >
        {problem !== undefined && (
          <div className="-mt-2 mb-3">
            <FieldError>{problem}</FieldError>
          </div>
        )}
      </div>
      {children}
    </section>
  )
}
