import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'

interface ComplaintQuestionProps {
  open: boolean
  busy: boolean
  texts: { title: string; text: string; keep: string; yes: string }
  /** Why it was not done. */
  problem?: string | undefined
  isDanger?: boolean
  onYes: () => void
  onKeep: () => void
  /** Something to fill in. */
  children?: ReactNode
}

/** Asks before something is done about a complaint. */
export function ComplaintQuestion(props: ComplaintQuestionProps) {
  const { open, busy, texts, problem, isDanger = false, onYes, onKeep, children } = props
  return (
    <Dialog open={open} onOpenChange={onKeep} busy={busy} title={texts.title} text={texts.text}>
      {children}
      {problem !== undefined && (
        <Note kind="bad" className="mt-4">
          {problem}
        </Note>
      )}
      <DialogActions>
        <Button look="secondary" size={40} disabled={busy} onClick={onKeep}>
          {texts.keep}
        </Button>
        <Button look={isDanger ? 'danger' : 'primary'} size={40} busy={busy} onClick={onYes}>
          {texts.yes}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
