import type { Complaint } from '@gema/contract/shapes/complaint.ts'
import type { ReactNode } from 'react'
import { complaintWords } from '../../../commerce/complaint/complaint-words.ts'
import { useMoney } from '../../../commerce/use-money.ts'
import type { WordKey } from '../../../language/define-words.ts'
import { useWords } from '../../../language/use-words.ts'
import { followingWords } from './following-words.ts'

/** What was complained about and asked for, in short. */
export function ComplaintDetails({ complaint }: { complaint: Complaint }) {
  const t = useWords(followingWords)
  const names = useWords(complaintWords)
  const money = useMoney()
  const { type, solution, expected, bank, value } = complaint
  return (
    <section className="rounded-card border border-line bg-page p-4">
      <h2 className="mb-3.5 text-18">{t('details')}</h2>
      <dl className="grid gap-2.5 text-14">
        <Row name={t('type')}>{names(`type_${type}` as WordKey<typeof complaintWords>)}</Row>
        <Row name={t('wanted')}>{names(`solution_${solution}` as WordKey<typeof complaintWords>)}</Row>
        {expected !== '' && <Row name={t('expected')}>{expected}</Row>}
        {bank && (
          <Row name={t('account')}>
            {bank.name}
            <br />
            <span dir="ltr" className="figures whitespace-nowrap">
              •••• {bank.last_four}
            </span>
          </Row>
        )}
        <Row name={t('value')}>
          <span dir="ltr" className="figures whitespace-nowrap">
            {money(value)}
          </span>
        </Row>
      </dl>
    </section>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="flex-none">{name}</dt>
      <dd className="min-w-0 text-end font-medium wrap-anywhere">{children}</dd>
    </div>
  )
}
