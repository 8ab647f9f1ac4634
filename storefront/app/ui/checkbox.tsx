import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode
  /** Stands at the far end of the line, such as a count. */
  end?: ReactNode
}

/** A line with a box to tick; the whole line can be pressed. A list has two hundred of them: box and tick are one element. */
export function Checkbox({ children, end, className, ...input }: CheckboxProps) {
  return (
    <label className={classNames('tick-line', className)}>
      <input {...input} type="checkbox" className="tick-box" />
      <span className="min-w-0 flex-1">{children}</span>
      {end}
    </label>
  )
}
