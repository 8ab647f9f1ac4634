import { type ReactNode, useId } from 'react'
import { FieldError } from '../../ui/field.tsx'
import { NumberedHead } from '../../ui/numbered-head.tsx'

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
      <NumberedHead
        number={number}
        title={title}
        titleId={titleId}
        side={side && <div className="ms-auto text-14">{side}</div>}
      />
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
