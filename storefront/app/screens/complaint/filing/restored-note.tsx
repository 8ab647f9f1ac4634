import type { ComplaintFiling } from '@gema/contract/shapes/complaint.ts'
import { useState } from 'react'
import { useWords } from '../../../language/use-words.ts'
import { Note } from '../../../ui/note.tsx'
import { filingWords } from './filing-words.ts'
import { firstValues } from './first-values.ts'
import { forgetDraft } from './kept-draft.ts'
import type { FilingForm } from './use-filing-form.ts'

/** Says that a draft was found, with the way to begin anew. */
export function RestoredNote({ form, filing }: { form: FilingForm; filing: ComplaintFiling }) {
  const t = useWords(filingWords)
  const [isGone, setIsGone] = useState(false)
  if (isGone) return null
  const startAnew = () => {
    forgetDraft(filing.order.id)
    form.reset(firstValues(filing).values)
    setIsGone(true)
  }
  return (
    <Note kind="info">
      {t('restored')}{' '}
      <button type="button" onClick={startAnew} className="font-strong underline underline-offset-3">
        {t('start_anew')}
      </button>
    </Note>
  )
}
