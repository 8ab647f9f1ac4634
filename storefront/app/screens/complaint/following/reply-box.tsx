import { sentenceOf } from '@gema/contract/refusals.ts'
import { Camera } from 'lucide-react'
import { type FormEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { sentenceOfRefusal, useComplaintChange } from '../../../commerce/complaint/use-complaint-change.ts'
import { acceptedTypes } from '../../../commerce/evidence/accepted-types.ts'
import { EvidenceField } from '../../../commerce/evidence/evidence-field.tsx'
import { keepRefusals } from '../../../commerce/evidence/faults-of-files.ts'
import { filesTogether } from '../../../commerce/evidence/files-together.ts'
import { refusedFiles } from '../../../commerce/evidence/refused-files.ts'
import { useFileFaults } from '../../../commerce/evidence/use-file-faults.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useWords } from '../../../language/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { FieldError, fieldClasses } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Note } from '../../../ui/note.tsx'
import { followingWords } from './following-words.ts'
import type { ComplaintPartProps } from './use-complaint.ts'

export interface ReplyBoxHandle {
  chooseFiles: () => void
}

const longest = 1000

/** Says something more, or shows more. What is typed stays until it has arrived. */
export function ReplyBox({
  complaint,
  orderKey,
  keep,
  ref,
}: ComplaintPartProps & { ref: Ref<ReplyBoxHandle> }) {
  const t = useWords(followingWords)
  const { language } = useLanguage()
  const { change, busy, progress, stop } = useComplaintChange()
  const chooser = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [files, setFiles] = useState<File[]>([])
  const [problem, setProblem] = useState<string>()
  const [answers, setAnswers] = useState(0)
  const faults = useFileFaults(files, answers)
  const { is_allowed: isAllowed, reason } = complaint.actions.reply
  useImperativeHandle(ref, () => ({
    chooseFiles: () => {
      field.current?.scrollIntoView({ block: 'center' })
      chooser.current?.click()
    },
  }))
  if (!isAllowed) {
    return (
      <Note kind="quiet" className="mt-6">
        {reason}
      </Note>
    )
  }
  const add = (added: File[]) => {
    const together = filesTogether(files, added)
    setFiles(together.files)
    setProblem(together.isTooMany ? sentenceOf('evidence_too_many', language) : undefined)
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (text.trim() === '' && files.length === 0) return setProblem(sentenceOf('reply_empty', language))
    const fault = faults.find((one) => one !== undefined)
    if (fault !== undefined) return setProblem(fault)
    setProblem(undefined)
    const changed = await change('complaintReply', {
      id: complaint.id,
      key: orderKey,
      text,
      evidence: files.length === 0 ? undefined : files,
    })
    if (changed === undefined) return
    if ('stopped' in changed) return setProblem(t('stopped'))
    if (!changed.ok) {
      keepRefusals(refusedFiles(files, changed.fields))
      setAnswers((count) => count + 1)
      return setProblem(changed.fields[0]?.message ?? sentenceOfRefusal(changed))
    }
    setText('')
    setFiles([])
    await keep(changed.data)
  }
  return (
    <form noValidate onSubmit={send} className="mt-6 border-t border-line pt-5">
      {files.length > 0 && (
        <div className="mb-4 w768:max-w-[420px]">
          <EvidenceField
            id="reply-evidence"
            narrow
            files={files}
            faults={faults}
            progress={progress}
            isSending={busy}
            onChange={setFiles}
            onStop={stop}
          />
        </div>
      )}
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          rows={1}
          value={text}
          readOnly={busy}
          maxLength={longest}
          aria-label={t('reply_label')}
          aria-invalid={problem ? true : undefined}
          aria-describedby="reply-problem"
          placeholder={t('reply')}
          onChange={(event) => {
            setText(event.target.value)
            setProblem(undefined)
          }}
          className={classNames(
            fieldClasses(problem !== undefined),
            'field-sizing-content h-auto min-h-12 min-w-0 flex-1 resize-none py-[11px]',
          )}
        />
        <label className="grid size-12 flex-none cursor-pointer place-items-center rounded-full border border-line-2 hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary">
          <input
            ref={chooser}
            type="file"
            multiple
            accept={acceptedTypes}
            disabled={busy}
            aria-label={t('attach')}
            onChange={(event) => {
              const added = [...(event.target.files ?? [])]
              if (added.length > 0) add(added)
              event.target.value = ''
            }}
            className="sr-only"
          />
          <Icon of={Camera} />
        </label>
        <Button type="submit" busy={busy} className="flex-none max-w768:px-3.5">
          {t('send')}
        </Button>
      </div>
      <div id="reply-problem" aria-live="polite">
        {problem !== undefined && <FieldError>{problem}</FieldError>}
      </div>
    </form>
  )
}
