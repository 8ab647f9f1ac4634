import { useMoments } from '../../../commerce/account/use-moments.ts'
import { EvidenceField } from '../../../commerce/evidence/evidence-field.tsx'
import { useWords } from '../../../language/use-words.ts'
import { AreaField } from '../../../ui/area-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { Note } from '../../../ui/note.tsx'
import { followingWords } from './following-words.ts'
import { useAppeal } from './use-appeal.ts'
import type { ComplaintPartProps } from './use-complaint.ts'

interface AppealDialogProps extends ComplaintPartProps {
  open: boolean
  onClose: () => void
}

/** Appeals a rejection: once, in time, with a reason and something new to look at. */
export function AppealDialog({ open, onClose, ...part }: AppealDialogProps) {
  const t = useWords(followingWords)
  const { dayAndTime } = useMoments()
  const until = part.complaint.appeal_until
  const appeal = useAppeal(part, onClose)
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      busy={appeal.busy}
      title={t('appeal_title')}
      text={until === null ? undefined : t('appeal_dialog_text', { moment: dayAndTime(until) })}
    >
      <form noValidate onSubmit={appeal.submit} className="mt-4">
        <AreaField
          label={t('appeal_field')}
          value={appeal.text}
          maxLength={900}
          readOnly={appeal.busy}
          error={appeal.faults.text}
          onChange={(event) => appeal.setText(event.target.value)}
        />
        <p className="mt-4 mb-1.5 text-14 font-semibold">{t('appeal_files')}</p>
        <EvidenceField
          id="appeal-evidence"
          narrow
          files={appeal.files}
          faults={appeal.fileFaults}
          error={appeal.faults.evidence}
          progress={appeal.progress}
          isSending={appeal.busy}
          onChange={appeal.setFiles}
          onStop={appeal.stop}
        />
        {appeal.problem !== undefined && (
          <Note kind="bad" className="mt-4">
            {appeal.problem}
          </Note>
        )}
        <DialogActions>
          <Button look="secondary" size={40} onClick={appeal.busy ? appeal.stop : onClose}>
            {t(appeal.busy ? 'stop' : 'close')}
          </Button>
          <Button type="submit" size={40} busy={appeal.busy}>
            {t('appeal_send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
