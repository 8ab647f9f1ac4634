import type { ReactNode } from 'react'
import { useIsAwake } from '../../shopper/session.ts'
import { Button } from '../../ui/button.tsx'

interface SubmitButtonProps {
  busy: boolean
  disabled?: boolean
  children: ReactNode
}

/** Sends a form once there is code to send it: before that a press would load the page anew, and lose what was typed. */
export function SubmitButton({ busy, disabled, children }: SubmitButtonProps) {
  const awake = useIsAwake()
  return (
    <Button type={awake ? 'submit' : 'button'} size={56} busy={busy} disabled={disabled} className="w-full">
      {children}
    </Button>
  )
}
