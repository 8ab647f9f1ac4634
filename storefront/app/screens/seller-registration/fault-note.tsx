import { useWords } from '../../language/use-words.ts'
import { FaultLinks } from '../../ui/fault-links.tsx'
import { fieldId } from './field-id.ts'
import { sellerFormWords } from './seller-form-words.ts'
import type { SellerField } from './seller-values.ts'

/** Every field that needs another look, each with the way to it. */
export function FaultNote({ fields }: { fields: SellerField[] }) {
  const t = useWords(sellerFormWords)
  const faults = fields.map((field) => ({ id: fieldId(field), name: t(field) }))
  return <FaultLinks title={t('faults', { count: fields.length })} faults={faults} end={t('kept')} />
}
