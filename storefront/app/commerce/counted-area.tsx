import type { ComponentProps } from 'react'
import { AreaField } from '../ui/area-field.tsx'
import { classNames } from '../ui/class-names.ts'
import { groupedCount } from './grouped-count.ts'

interface CountedAreaProps extends Omit<ComponentProps<typeof AreaField>, 'beside'> {
  /** How much is written, and how much may be. */
  length: number
  most: number
}

/** A field for several lines that says how much of its room is used. */
export function CountedArea({ length, most, ...field }: CountedAreaProps) {
  return (
    <AreaField
      rows={3}
      {...field}
      beside={
        <p
          dir="ltr"
          className={classNames(
            'figures mt-1.5 flex-none text-12',
            length > most ? 'font-medium text-sale' : 'text-ink-2',
          )}
        >
          {groupedCount(length)} / {groupedCount(most)}
        </p>
      }
    />
  )
}
