import type { WordKey } from '../../../language/define-words.ts'
import { useWords } from '../../../language/use-words.ts'
import { FaultLinks } from '../../../ui/fault-links.tsx'
import type { Fault } from './fault-list.ts'
import { filingWords } from './filing-words.ts'

/** Every field that needs another look, each with the way to it. */
export function FaultNote({ faults }: { faults: readonly Fault[] }) {
  const t = useWords(filingWords)
  const nameOf = ({ field, product }: Fault) =>
    product === undefined
      ? t(`fault_${field}` as WordKey<typeof filingWords>)
      : t('fault_line', { name: product })
  const named = faults.map((fault) => ({ id: fault.id, name: nameOf(fault) }))
  return <FaultLinks title={t('faults', { count: faults.length })} faults={named} end={t('kept')} />
}
