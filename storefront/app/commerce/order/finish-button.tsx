import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { CardActionProps } from './card-action-props.ts'

const FinishQuestion = lazy(() =>
  import('./finish-question.tsx').then((module) => ({ default: module.FinishQuestion })),
)

/** Finishes an order that has arrived, after a question. */
export function FinishButton({ card, text, label, look }: CardActionProps) {
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)
  const ask = () => {
    setAsked(true)
    setOpen(true)
  }
  return (
    <>
      <Button
        look={look}
        size={40}
        aria-label={label}
        onClick={ask}
        className="max-w768:flex-1 max-w768:px-2"
      >
        {text}
      </Button>
      {asked && (
        <Suspense>
          <FinishQuestion order={card} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
