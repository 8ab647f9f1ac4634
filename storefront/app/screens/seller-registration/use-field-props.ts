import { useWords } from '../../language/use-words.ts'
import { fieldId } from './field-id.ts'
import { sellerFormWords } from './seller-form-words.ts'
import type { TextField } from './seller-values.ts'
import type { SellerForm } from './use-seller-form.ts'

/** All that a text field of the form needs besides its habits: name, id, label and what is wrong with it. */
export function useFieldProps({ register, formState }: SellerForm) {
  const t = useWords(sellerFormWords)
  return (field: TextField) => ({
    ...register(field),
    id: fieldId(field),
    label: t(field),
    error: formState.errors[field]?.message,
  })
}
