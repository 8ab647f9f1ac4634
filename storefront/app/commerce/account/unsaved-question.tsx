import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { readToken } from '../../api/token-cookie.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { leavingState } from './use-leave.ts'

interface UnsavedQuestionProps {
  isDirty: boolean
  texts: { title: string; text: string; stay: string; leave: string }
  /** What was wanted on this page and would lose what was typed. */
  wanted?: (() => void) | undefined
  onAnswered?: () => void
  /** On a page that guests fill in too, nothing ends with the session. */
  guestsToo?: boolean
}

/** Asks once before what was typed is lost, whether by a button of this page, by a link, or by closing the tab. */
export function UnsavedQuestion(props: UnsavedQuestionProps) {
  const { isDirty, texts, wanted, onAnswered, guestsToo = false } = props
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    // Without a session there is nothing left that could be saved.
    const isOver = (readToken() === undefined && !guestsToo) || nextLocation.state === leavingState
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
    onAnswered?.()
  }
  const leave = () => {
    blocker.proceed?.()
    onAnswered?.()
    wanted?.()
  }
  return (
    <Dialog
      open={blocker.state === 'blocked' || wanted !== undefined}
      onOpenChange={stay}
      title={texts.title}
      text={texts.text}
    >
      <DialogActions>
        <Button look="secondary" size={40} onClick={stay}>
          {texts.stay}
        </Button>
        <Button look="danger" size={40} onClick={leave}>
          {texts.leave}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
