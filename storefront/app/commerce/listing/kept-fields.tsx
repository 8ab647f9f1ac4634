import { keptFields } from './listing-filters.ts'

interface KeptFieldsProps {
  query: URLSearchParams
  /** The names that the form has fields for. */
  own: readonly string[]
}

/** What a form has to carry along when it is sent without script. */
export function KeptFields({ query, own }: KeptFieldsProps) {
  return keptFields(query, own).map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
}
