import { useState } from 'react'
import { useChange } from '../../commerce/account/use-change.ts'
import { useToast } from '../../commerce/use-toast.ts'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { sessionsWords } from './sessions-words.ts'
import { useForgetSessions } from './use-forget-sessions.ts'

/** Ends every session but this one, after a question. */
export function EndOtherSessions({ count }: { count: number }) {
  const t = useWords(sessionsWords)
  const toast = useToast()
  const forgetSessions = useForgetSessions()
  const { change, busy } = useChange()
  const [open, setOpen] = useState(false)
  const end = async () => {
    const answer = await change('userSessionDelete', {})
    if (!answer.ok) return toast.error(answer.message)
    setOpen(false)
    forgetSessions()
    toast.success(t('all_signed_out'))
  }
  return (
    <>
      <Button look="secondary" size={40} onClick={() => setOpen(true)} className="mt-5">
        {t('everywhere')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        busy={busy}
        title={t('dialog_title')}
        text={t('dialog_text', { count })}
      >
        <DialogActions>
          <Button look="secondary" size={40} onClick={() => setOpen(false)}>
            {t('cancel')}
          </Button>
          <Button size={40} busy={busy} onClick={end}>
            {t('everywhere')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
