import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { readToken } from '../../api/token-cookie.ts'
import { leavingState } from '../../commerce/account/use-leave.ts'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { profileWords } from './profile-words.ts'

/** Asks once before what was typed is lost: by a link with our own question, by closing the tab with the browser's. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const t = useWords(profileWords)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isOver = readToken() === undefined || nextLocation.state === leavingState
    return isDirty && !isOver && currentLocation.pathname !== nextLocation.pathname
  })
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      title={t('unsaved_title')}
      text={t('unsaved_text')}
    >
      <DialogActions>
        <Button look="secondary" size={40} onClick={() => blocker.reset?.()}>
          {t('stay')}
        </Button>
        <Button look="danger" size={40} onClick={() => blocker.proceed?.()}>
          {t('leave')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
