import { useState } from 'react'
import { useChange } from '../../commerce/account/use-change.ts'
import { DemoMailNote } from '../../commerce/auth/demo-mail-note.tsx'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { trackOrderWords } from './track-order-words.ts'
import type { Tracked } from './tracked.ts'

/** A mail with the link that opens the whole order, for who needs more than to look. */
export function SendLink({ by }: Pick<Tracked, 'by'>) {
  const t = useWords(trackOrderWords)
  const { change, busy } = useChange()
  const [answer, setAnswer] = useState<{ ok: boolean; message: string }>()
  const send = async () => {
    setAnswer(undefined)
    setAnswer(await change('orderSendEmail', by))
  }
  return (
    <section className="rounded-card bg-soft p-4 text-14 w768:p-6">
      <h2 className="text-16">{t('manage')}</h2>
      <p className="mt-1 text-ink-2 text-pretty">{t('manage_text')}</p>
      {answer?.ok !== true && (
        <Button look="secondary" size={40} busy={busy} onClick={send} className="mt-3 max-w576:w-full">
          {t('send_link')}
        </Button>
      )}
      <div aria-live="polite" className="mt-3 grid gap-2 empty:hidden">
        {answer && <Note kind={answer.ok ? 'ok' : 'bad'}>{answer.message}</Note>}
        {answer?.ok && <DemoMailNote />}
      </div>
    </section>
  )
}
