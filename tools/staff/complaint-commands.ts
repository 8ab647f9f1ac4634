import type { AllStaffCalls } from '@gema/contract/backoffice/all-staff-calls.ts'
import type { AskStaff } from '@gema/contract/client.ts'
import type { DataOf } from '@gema/contract/define-call.ts'
import { complaintStates } from '@gema/contract/shapes/complaint.ts'
import { amountOf, dataOf, oneOf, pageOf } from './refused.ts'
import { columns, listText, plain, rupiah, wib } from './texts.ts'

type Given = Record<string, string>
type Complaint = DataOf<AllStaffCalls['complaintFind']>

/** What can be done with complaints; each answers what is told. */
export const complaintCommands = {
  async complaints(ask: AskStaff, { status, page }: Given): Promise<string> {
    const wanted = status === undefined ? undefined : oneOf(status, complaintStates)
    const list = dataOf(await ask('complaintFetch', { status: wanted, page: pageOf(page) }))
    const rows = list.data.map(({ number, order, status: state, type, solution, created_at }) => [
      ...[number, order.number, state, type, solution, wib(created_at)],
    ])
    return listText(rows, list)
  },
  complaint: async (ask: AskStaff, { number = '' }: Given) =>
    complaintText(dataOf(await ask('complaintFind', { number }))),
  answerComplaint: async (ask: AskStaff, { number = '', text = '' }: Given) =>
    complaintLine(dataOf(await ask('complaintAnswer', { number, text }))),
  proposeComplaint: async (ask: AskStaff, { number = '', text = '' }: Given) =>
    complaintLine(dataOf(await ask('complaintPropose', { number, text }))),
  async resolveComplaint(ask: AskStaff, { number = '', text = '', refund }: Given): Promise<string> {
    const wanted = { number, text, refund_amount: amountOf(refund) }
    return complaintLine(dataOf(await ask('complaintResolve', wanted)))
  },
  rejectComplaint: async (ask: AskStaff, { number = '', reason = '' }: Given) =>
    complaintLine(dataOf(await ask('complaintReject', { number, reason }))),
}

function complaintLine({ number, order, status, proposal }: Complaint): string {
  const proposed = proposal === null ? '' : `, proposal ${proposal.state}`
  return `${number} about ${order.number}: ${status}${proposed}`
}

function complaintText(complaint: Complaint): string {
  const { type, solution, value, bank, items, messages } = complaint
  return [
    complaintLine(complaint),
    `${type}, wishes ${solution}, worth ${rupiah(value)}${bank === null ? '' : `, ${bank.name} …${bank.last_four}`}`,
    columns(items.map(({ quantity, product_name, sku }) => [`${quantity} ×`, plain(product_name), sku])),
    '',
    plain(complaint.description),
    ...(complaint.expected === '' ? [] : [plain(complaint.expected)]),
    '',
    columns(
      messages.map(({ at, author, staff_name, kind, text, evidence }) => [
        wib(at),
        staff_name ?? author,
        kind,
        plain([text, ...evidence.map(({ name }) => `[${name}]`)].join(' ')),
      ]),
    ),
  ].join('\n')
}
