import { Fragment, type MouseEvent } from 'react'
import type { WordKey } from '../../../language/define-words.ts'
import { useWords } from '../../../language/use-words.ts'
import { Note } from '../../../ui/note.tsx'
import type { Fault } from './fault-list.ts'
import { filingWords } from './filing-words.ts'

/** Every field that needs another look, each with the way to it. */
export function FaultNote({ faults }: { faults: readonly Fault[] }) {
  const t = useWords(filingWords)
  const nameOf = ({ field, product }: Fault) =>
    product === undefined
      ? t(`fault_${field}` as WordKey<typeof filingWords>)
      : t('fault_line', { name: product })
  return (
    <Note kind="bad">
      <b className="font-strong">{t('faults', { count: faults.length })}</b>{' '}
      {faults.map((fault, place) => (
        <Fragment key={fault.id}>
          {place > 0 && ', '}
          <a href={`#${fault.id}`} onClick={(event) => goTo(event, fault.id)}>
            {nameOf(fault)}
          </a>
        </Fragment>
      ))}
      . {t('kept')}
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
