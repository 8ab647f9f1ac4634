import type { ReactNode } from 'react'

interface OptionGroupProps {
  title: string
  children: ReactNode
}

/** Options of one kind under their name. */
export function OptionGroup({ title, children }: OptionGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="px-3 pt-2 pb-1 text-12 font-strong text-ink-2">{title}</legend>
      {children}
    </fieldset>
  )
}
