import { Fragment, type MouseEvent } from 'react'
import { useWords } from '../../language/use-words.ts'
import { Note } from '../../ui/note.tsx'
import { fieldId } from './field-id.ts'
import { sellerFormWords } from './seller-form-words.ts'
import type { SellerField } from './seller-values.ts'

/** Every field that needs another look, each with the way to it. */
export function FaultNote({ fields }: { fields: SellerField[] }) {
  const t = useWords(sellerFormWords)
  return (
    <Note kind="bad">
      <b className="font-strong">{t('faults', { count: fields.length })}</b>{' '}
      {fields.map((field, place) => (
        <Fragment key={field}>
          {place > 0 && ', '}
          <a href={`#${fieldId(field)}`} onClick={(event) => goTo(event, field)}>
            {t(field)}
          </a>
        </Fragment>
      ))}
      . {t('kept')}
    </Note>
  )
}

function goTo(event: MouseEvent, field: SellerField): void {
  const element = document.getElementById(fieldId(field))
  if (element === null) return
  event.preventDefault()
  element.focus({ preventScroll: true })
  // What is drawn for a hidden field stands around it.
  ;(element.closest('label') ?? element).scrollIntoView({ block: 'center' })
}
