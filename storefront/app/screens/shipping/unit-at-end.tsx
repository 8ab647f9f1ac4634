import type { ReactNode } from 'react'

/** The unit of a field, inside it at its end. */
export function UnitAtEnd({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden className="pointer-events-none px-3 text-ink-2">
      {children}
    </span>
  )
}
