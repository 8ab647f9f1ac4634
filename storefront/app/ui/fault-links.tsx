import { Fragment, type MouseEvent } from 'react'
import { Note } from './note.tsx'

interface FaultLinksProps {
  title: string
  /** The fields that need another look, by the ids of their elements. */
  faults: readonly { id: string; name: string }[]
  /** What is said behind them. */
  end: string
}

/** Every field that needs another look, each with the way to it. */
export function FaultLinks({ title, faults, end }: FaultLinksProps) {
  return (
    <Note kind="bad">
      <b className="font-strong">{title}</b>{' '}
      {faults.map(({ id, name }, place) => (
        <Fragment key={id}>
          {place > 0 && ', '}
          <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
            {name}
          </a>
        </Fragment>
      ))}
      . {end}
    </Note>
  )
}

function goTo(event: MouseEvent, id: string): void {
  const element = document.getElementById(id)
  if (element === null) return
  event.preventDefault()
  element.focus({ preventScroll: true })
  // What is drawn for a hidden field stands around it.
  ;(element.closest('label') ?? element).scrollIntoView({ block: 'center' })
}
