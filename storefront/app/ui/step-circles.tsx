import { Check, type LucideIcon } from 'lucide-react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export interface CircledStep {
  key: string
  name: string
  state: 'done' | 'active' | 'todo'
  sign: LucideIcon
  /** When it was taken, or is expected; empty: nobody knows. */
  when: string
}

interface StepCirclesProps {
  steps: CircledStep[]
  /** What the steps are of. */
  label: string
  /** What is said instead of the tick. */
  doneText: string
  className?: string
}

const circles: Record<CircledStep['state'], string> = {
  done: 'bg-theme-soft text-theme-ink',
  active: 'bg-primary text-white ring-5 ring-primary-soft',
  todo: 'bg-[#eef0f4] text-ink-2',
}

/** Steps that something goes through: beside each other on wide screens, below each other on phones. */
export function StepCircles({ steps, label, doneText, className }: StepCirclesProps) {
  return (
    <ol
      aria-label={label}
      className={classNames('grid gap-[22px] w768:auto-cols-fr w768:grid-flow-col w768:gap-0', className)}
    >
      {steps.map(({ key, name, state, sign, when }, place) => (
        <li
          key={key}
          aria-current={state === 'active' ? 'step' : undefined}
          className="relative grid grid-cols-[42px_minmax(0,1fr)] items-center gap-x-3.5 w768:grid-cols-1 w768:content-start w768:justify-items-center w768:gap-2.5 w768:text-center"
        >
          {place > 0 && (
            <span
              aria-hidden
              className={classNames(
                'absolute start-5 -top-[22px] h-[22px] w-0.5 w768:start-[calc(-50%+28px)] w768:end-[calc(50%+28px)] w768:top-5 w768:h-0.5 w768:w-auto',
                state === 'todo' ? 'bg-line-2' : 'bg-theme',
              )}
            />
          )}
          <span
            className={classNames(
              'relative grid size-[42px] place-items-center rounded-full',
              circles[state],
            )}
          >
            <Icon of={state === 'done' ? Check : sign} />
          </span>
          <span className="grid gap-0.5 text-14 w768:px-1">
            <b className={state === 'todo' ? 'font-medium text-ink-2' : 'font-semibold'}>{name}</b>
            {state === 'done' && <span className="sr-only">{doneText}</span>}
            {when !== '' && <span className="figures text-12 text-ink-2">{when}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
