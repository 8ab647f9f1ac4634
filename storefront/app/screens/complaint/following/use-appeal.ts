import { complaintUpdateStatus } from '@gema/contract/calls/complaint.ts'
import { messagesOf } from '@gema/contract/validation.ts'
import { type FormEvent, useState } from 'react'
import { sentenceOfRefusal, useComplaintChange } from '../../../commerce/complaint/use-complaint-change.ts'
import { keepRefusals } from '../../../commerce/evidence/faults-of-files.ts'
import { refusedFiles } from '../../../commerce/evidence/refused-files.ts'
import { useFileFaults } from '../../../commerce/evidence/use-file-faults.ts'
import { useToast } from '../../../commerce/use-toast.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useWords } from '../../../language/use-words.ts'
import { followingWords } from './following-words.ts'
import type { ComplaintPartProps } from './use-complaint.ts'

type Faults = Partial<Record<'text' | 'evidence', string>>

/** The form of an appeal: checked as the server checks it, sent once, kept whenever that fails. */
export function useAppeal({ complaint, orderKey, keep }: ComplaintPartProps, onDone: () => void) {
  const t = useWords(followingWords)
  const toast = useToast()
  const { language } = useLanguage()
  const { change, busy, progress, stop } = useComplaintChange()
  const [text, setText] = useState('')
  const [files, setFiles] = useState<File[]>([])
  const [faults, setFaults] = useState<Faults>({})
  const [problem, setProblem] = useState<string>()
  const [answers, setAnswers] = useState(0)
  const fileFaults = useFileFaults(files, answers)

  const send = async () => {
    const input = { id: complaint.id, key: orderKey, action: 'appeal' as const, text, evidence: files }
    const checked = complaintUpdateStatus.input.safeParse(input)
    const found = faultsIn(messagesOf(checked.error?.issues ?? [], language))
    setFaults(found)
    setProblem(undefined)
    const isFileRefused = fileFaults.some((fault) => fault !== undefined)
    if (Object.keys(found).length > 0 || isFileRefused) return
    const changed = await change('complaintUpdateStatus', input)
    if (changed === undefined) return
    if ('stopped' in changed) return setProblem(t('stopped'))
    if (!changed.ok) {
      keepRefusals(refusedFiles(files, changed.fields))
      setAnswers((count) => count + 1)
      const told = faultsIn(changed.fields)
      setFaults(told)
      if (Object.keys(told).length === 0) setProblem(sentenceOfRefusal(changed))
      return
    }
    await keep(changed.data)
    toast.success(t('appeal_done'))
    setText('')
    setFiles([])
    onDone()
  }
  return {
    text,
    files,
    // What is wrong with a file stands at that file.
    faults: fileFaults.some((fault) => fault !== undefined) ? { ...faults, evidence: undefined } : faults,
    fileFaults,
    problem,
    busy,
    progress,
    stop,
    setText: (typed: string) => {
      setText(typed)
      setFaults(({ evidence }) => (evidence === undefined ? {} : { evidence }))
    },
    setFiles: (chosen: File[]) => {
      setFiles(chosen)
      setFaults(({ text: fault }) => (fault === undefined ? {} : { text: fault }))
    },
    submit: (event: FormEvent) => {
      event.preventDefault()
      if (!busy) void send()
    },
  }
}

function faultsIn(messages: readonly { field: string; message: string }[]): Faults {
  const faults: Faults = {}
  for (const { field, message } of messages) {
    const name = field.split('.')[0]
    if (name === 'text' || name === 'evidence') faults[name] ??= message
  }
  return faults
}
