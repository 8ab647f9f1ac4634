import { useWords } from '../../language/use-words.ts'
import { fieldId } from './field-id.ts'
import { installationFormWords } from './installation-form-words.ts'
import type { InstallationForm } from './use-installation-form.ts'

type TypedField = 'street' | 'simulation_code' | 'note' | 'name' | 'phone' | 'email'

/** All that a text field of the form needs besides its habits: name, id, label and what is wrong with it. */
export function useFieldProps({ register, formState }: InstallationForm) {
  const t = useWords(installationFormWords)
  return (field: TypedField) => ({
    ...register(field),
    id: fieldId(field),
    label: t(field),
    error: formState.errors[field]?.message,
  })
}
