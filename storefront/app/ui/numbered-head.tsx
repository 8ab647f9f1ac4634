import type { ReactNode } from 'react'

interface NumberedHeadProps {
  number: number
  title: string
  titleId: string
  /** At the end of the title's line. */
  side?: ReactNode
}

/** The head of one of several panels that are filled in one after the other: its number in a disc, and its title. */
export function NumberedHead({ number, title, titleId, side }: NumberedHeadProps) {
  return (
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
      {side}
    </div>
  )
}
