import type { Progress } from '../../api/ask-with-progress.ts'
import { useWords } from '../../language/use-words.ts'
import { FormPanel } from './form-panel.tsx'
import { installationFormWords } from './installation-form-words.ts'
import { NoteField } from './note-field.tsx'
import { PhotosField } from './photos-field.tsx'
import { SimulationField } from './simulation-field.tsx'
import type { InstallationForm } from './use-installation-form.ts'

interface RoomPanelProps {
  form: InstallationForm
  /** How often the form was refused. */
  tries: number
  isSending: boolean
  progress: Progress | undefined
  onStop: () => void
}

/** What helps us to come prepared; nobody has to fill it in. */
export function RoomPanel({ form, tries, isSending, progress, onStop }: RoomPanelProps) {
  const t = useWords(installationFormWords)
  return (
    <FormPanel number={4} title={t('room_panel')} side={t('optional')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <SimulationField form={form} disabled={isSending} />
        <PhotosField {...{ form, tries, isSending, progress, onStop }} />
        <NoteField form={form} disabled={isSending} />
      </div>
    </FormPanel>
  )
}
