import { type ReactNode, useId } from 'react'
import { NumberedHead } from '../../ui/numbered-head.tsx'

interface FormPanelProps {
  number: number
  title: string
  /** At the end of the title's line: "2 of 3 days". */
  side?: ReactNode
  children: ReactNode
}

/** A part of the form, with its number in a disc. */
export function FormPanel({ number, title, side, children }: FormPanelProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="min-w-0 rounded-card border border-line bg-page p-4 w768:p-6"
    >
      <NumberedHead
        {...{ number, title, titleId }}
        side={
          side && (
            <p className="figures ms-auto text-14 text-ink-2 max-w576:-mt-1 max-w576:w-full max-w576:ps-10">
              {side}
            </p>
          )
        }
      />
      {children}
    </section>
  )
}

/** Fields side by side where there is room for two. */
export const twoFields = 'grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-5 w768:grid-cols-2'
