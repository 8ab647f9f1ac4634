import type { WordKey } from '../../language/define-words.ts'
import { useWords } from '../../language/use-words.ts'
import { FaultLinks } from '../../ui/fault-links.tsx'
import { fieldId } from './field-id.ts'
import { installationFormWords } from './installation-form-words.ts'
import type { InstallationField } from './installation-values.ts'

/** Every field that needs another look, each with the way to it. */
export function FaultNote({ fields }: { fields: readonly InstallationField[] }) {
  const t = useWords(installationFormWords)
  const faults = fields.map((field) => ({
    id: fieldId(field),
    name: t(`fault_${field}` as WordKey<typeof installationFormWords>),
  }))
  return <FaultLinks title={t('faults', { count: fields.length })} faults={faults} end={t('kept')} />
}
