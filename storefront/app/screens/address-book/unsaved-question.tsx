import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { readToken } from '../../api/token-cookie.ts'
import { leavingState } from '../../commerce/account/use-leave.ts'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { addressBookWords } from './address-book-words.ts'

interface UnsavedQuestionProps {
  isDirty: boolean
  /** What was wanted on this page and would lose what was typed. */
  wanted: (() => void) | undefined
  onAnswered: () => void
}

/** Asks once before what was typed is lost, whether by a button of this page, by a link, or by closing the tab. */
export function UnsavedQuestion({ isDirty, wanted, onAnswered }: UnsavedQuestionProps) {
  const t = useWords(addressBookWords)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    // Without a session there is nothing left that could be saved.
    const isOver = readToken() === undefined || nextLocation.state === leavingState
    return isDirty && !isOver && currentLocation.pathname !== nextLocation.pathname
  })
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  const stay = () => {
    blocker.reset?.()
    onAnswered()
  }
  const leave = () => {
    blocker.proceed?.()
    onAnswered()
    wanted?.()
  }
  return (
    <Dialog
      open={blocker.state === 'blocked' || wanted !== undefined}
      onOpenChange={stay}
      title={t('unsaved_title')}
      text={t('unsaved_text')}
    >
      <DialogActions>
        <Button look="secondary" onClick={stay}>
          {t('stay')}
        </Button>
        <Button look="danger" onClick={leave}>
          {t('leave')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
