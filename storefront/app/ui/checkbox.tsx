import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode
  /** Stands at the far end of the line, such as a count. */
  end?: ReactNode
}

/** A line with a box to tick; the whole line can be pressed. */
export function Checkbox({ children, end, className, ...input }: CheckboxProps) {
  return (
    <label
      className={classNames(
        'flex cursor-pointer items-center gap-2.5 py-1.5 text-14 has-disabled:cursor-not-allowed has-disabled:text-ink-2',
        className,
      )}
    >
      <span className="relative inline-grid flex-none">
        <input
          {...input}
          type="checkbox"
          className="peer size-5 cursor-[inherit] appearance-none rounded-[5px] border-[1.5px] border-control bg-page checked:border-primary checked:bg-primary disabled:border-line-2 disabled:bg-soft"
        />
        <Check
          aria-hidden
          size={14}
          strokeWidth={2.4}
          className="pointer-events-none absolute inset-0 m-auto text-white opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span className="min-w-0 flex-1">{children}</span>
      {end}
    </label>
  )
}
