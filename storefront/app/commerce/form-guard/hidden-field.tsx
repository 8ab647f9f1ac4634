import type { Ref } from 'react'

/** A field that people neither see nor reach: whoever fills it in is a program. */
export const HiddenField = ({ ref }: { ref?: Ref<HTMLInputElement> }) => (
  <input ref={ref} name="homepage" tabIndex={-1} autoComplete="off" aria-hidden className="sr-only" />
)
