import type { StaffRefund } from '@gema/contract/backoffice/calls/refund.ts'
import type { AskStaff } from '@gema/contract/client.ts'
import { refundStates } from '@gema/contract/shapes/refund.ts'
import { amountOf, dataOf, oneOf, pageOf } from './refused.ts'
import { listText, plain, rupiah, wib } from './texts.ts'

type Given = Record<string, string>

/** What can be done with refunds; each answers what is told. */
export const refundCommands = {
  async refunds(ask: AskStaff, { status, page }: Given): Promise<string> {
    const wanted = status === undefined ? undefined : oneOf(status, refundStates)
    const list = dataOf(await ask('refundFetch', { status: wanted, page: pageOf(page) }))
    return listText(list.data.map(refundRow), list)
  },
  async approveRefund(ask: AskStaff, { id = '', reason = '', amount }: Given): Promise<string> {
    const wanted = { id, decision: 'approve', reason, amount: amountOf(amount) } as const
    return refundLine(dataOf(await ask('refundDecide', wanted)))
  },
  rejectRefund: async (ask: AskStaff, { id = '', reason = '' }: Given) =>
    refundLine(dataOf(await ask('refundDecide', { id, decision: 'reject', reason }))),
  withdrawRefund: async (ask: AskStaff, { id = '', reason = '' }: Given) =>
    refundLine(dataOf(await ask('refundWithdraw', { id, reason }))),
  refundSent: async (ask: AskStaff, { id = '', reference = '' }: Given) =>
    refundLine(dataOf(await ask('refundDone', { id, reference }))),
}

const wayText = ({ way, account }: StaffRefund): string =>
  account === null
    ? way === 'origin'
      ? 'back the way it came'
      : 'no account told'
    : `${account.name} ${account.number}, ${account.holder}`

const refundRow = (refund: StaffRefund): string[] => [
  refund.id,
  refund.order.number,
  refund.status,
  rupiah(refund.amount),
  plain(wayText(refund)),
  wib(refund.asked_at),
  plain(refund.reason),
]

function refundLine(refund: StaffRefund): string {
  return plain(`${refund.order.number}: refund ${refund.status}, ${rupiah(refund.amount)}${todoOf(refund)}`)
}

/** What the staff still has to do. */
function todoOf(refund: StaffRefund): string {
  const { status, way, first_approval: first } = refund
  if (status === 'approved' && way === 'bank') return `, to be sent to ${wayText(refund)}`
  return status === 'requested' && first !== null
    ? `, approved by ${first.staff_name}: somebody else has to approve it as well`
    : ''
}
