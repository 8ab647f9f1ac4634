import { evidenceLimits } from '@gema/contract/shapes/complaint.ts'
import type { Progress } from '../../../api/ask-with-progress.ts'
import { EvidenceField } from '../../../commerce/evidence/evidence-field.tsx'
import { useFileFaults } from '../../../commerce/evidence/use-file-faults.ts'
import { useWords } from '../../../language/use-words.ts'
import { fieldId } from './field-id.ts'
import { filingWords } from './filing-words.ts'
import { NumberedPanel } from './numbered-panel.tsx'
import type { FilingForm } from './use-filing-form.ts'

interface EvidencePanelProps {
  form: FilingForm
  /** How often the form was refused. */
  tries: number
  isSending: boolean
  progress: Progress | undefined
  onStop: () => void
}

/** Photos and videos that show what is wrong. */
export function EvidencePanel({ form, tries, isSending, progress, onStop }: EvidencePanelProps) {
  const t = useWords(filingWords)
  const files = form.watch('evidence')
  const faults = useFileFaults(files, tries)
  const error = form.formState.errors.evidence as { message?: string } | undefined
  const hasFault = faults.some((fault) => fault !== undefined)
  return (
    <NumberedPanel
      number={4}
      title={t('evidence')}
      side={t('evidence_side', { count: String(Math.min(files.length, evidenceLimits.files)) })}
    >
      <EvidenceField
        id={fieldId('evidence')}
        files={files}
        faults={faults}
        error={hasFault ? undefined : error?.message}
        progress={progress}
        isSending={isSending}
        onChange={(next) =>
          form.setValue('evidence', next, {
            shouldDirty: true,
            shouldValidate: form.formState.isSubmitted,
          })
        }
        onStop={onStop}
      />
    </NumberedPanel>
  )
}
