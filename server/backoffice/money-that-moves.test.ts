import type { allStaffCalls } from '@gema/contract/backoffice/all-staff-calls.ts'
import type { StaffCallName } from '@gema/contract/backoffice/call-paths.ts'
import type { InputOf } from '@gema/contract/define-call.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeSettings } from '../modules/settings/settings.ts'
import { type StaffRole, staffRoles } from '../modules/staff/staff.ts'
import { aBankAccount as bank } from '../testing/a-complaint.ts'
import { aPayingShop, type PayingShop } from '../testing/a-paying-shop.ts'
import { aStaffMember } from '../testing/a-staff-member.ts'
import { type AnOrder, anOrder } from '../testing/an-order.ts'
import { answered } from '../testing/answered.ts'
import { clearTables } from '../testing/clear-tables.ts'
import { moveOrder } from '../testing/move-order.ts'
import { runSql } from '../testing/run-sql.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await aPayingShop()
  // No ceilings, so that only the permission decides.
  await changeSettings(shop.shop.db, {
    refundCeilings: Object.fromEntries(staffRoles.map((role) => [role, null])),
  })
})
afterAll(() => shop.close())

type Inputs = { [Name in StaffCallName]: InputOf<(typeof allStaffCalls)[Name]> }

const delivered = async (): Promise<AnOrder> => {
  const order = await anOrder(shop, { method: 7 })
  await moveOrder(shop, order.placed, 'delivered')
  return order
}

async function refundAsked(): Promise<string> {
  const order = await delivered()
  const asked = answered(
    await order.guest.ask('orderRefund', { order: order.placed.id, reason: 'Rusak', bank }),
  )
  return asked.refunds[0]?.id ?? ''
}

/** For each call, an input with which it moves money if it moves any. */
async function inputsFor(): Promise<Inputs> {
  const owner = await aStaffMember(shop)
  const paidByCard = async () => {
    const order = await anOrder(shop, { method: 3 })
    await shop.tellPaid(order.payment)
    return order
  }
  const wished = await paidByCard()
  const wish = { order: wished.placed.id, action: 'cancel', reason: 'changed_mind' } as const
  answered(await wished.guest.ask('orderUpdateStatus', wish))
  // A transfer that comes after its order has ended goes back.
  const late = await anOrder(shop, { method: 7 })
  answered(await late.guest.ask('orderUpdateStatus', { order: late.placed.id, action: 'cancel' }))
  const [forCash, waiting, onTheWay, sent, confirmed] = [
    await anOrder(shop, { method: 2 }),
    await anOrder(shop, { method: 3 }),
    await anOrder(shop, { method: 7 }),
    await anOrder(shop, { method: 7 }),
    await paidByCard(),
  ]
  await moveOrder(shop, onTheWay.placed, 'on_the_way')
  await moveOrder(shop, sent.placed, 'picked_up')
  const approved = await refundAsked()
  answered(await owner.ask('refundDecide', { id: approved, decision: 'approve', reason: 'Baik' }))
  const stopped = await refundAsked()
  answered(await owner.ask('refundDecide', { id: stopped, decision: 'approve', reason: 'Baik' }))
  const complained = await delivered()
  const complaint = answered(
    await complained.guest.ask('complaintStore', {
      ...{ order: complained.placed.id, type: 'item_damaged', solution: 'partial_refund', ...bank },
      ...{ items: [{ line: complained.placed.lines[0]?.id ?? '', quantity: 1 }], description: 'Retak.' },
    }),
  )
  answered(await owner.ask('complaintAnswer', { number: complaint.number, text: 'Kami periksa.' }))
  const about = { number: complaint.number, text: 'Uang kembali.' }
  const id = wished.placed.id
  const numberOf = ({ placed: { number } }: AnOrder) => ({ number })
  return {
    sessionStore: { email: owner.draft.email, password: 'salah-sama-sekali' },
    ...{ sessionFind: {}, orderFetch: {}, orderFind: numberOf(wished) },
    ...{ orderOpenContact: numberOf(wished), orderProof: numberOf(late) },
    orderAcceptCod: numberOf(forCash),
    orderHandOver: { ...numberOf(confirmed), tracking_number: 'AG 2611 7730 415' },
    ...{ orderInTransit: numberOf(sent), orderDeliver: numberOf(onTheWay) },
    orderCancel: { ...numberOf(waiting), reason: 'Habis' },
    orderDecideCancel: { ...numberOf(wished), decision: 'accept', reason: 'Baik' },
    orderConfirmTransfer: numberOf(late),
    ...{ refundFetch: {}, refundDecide: { id: await refundAsked(), decision: 'approve', reason: 'Baik' } },
    refundDone: { id: approved, reference: 'TRF-1' },
    refundWithdraw: { id: stopped, reason: 'Salah' },
    ...{ complaintFetch: {}, complaintFind: about, complaintEvidence: { id } },
    ...{ complaintAnswer: about, complaintPropose: about },
    complaintResolve: { ...about, refund_amount: 100_000 },
    complaintReject: { number: complaint.number, reason: 'Tidak' },
    ...{ installationFetch: {}, installationFind: { uuid: id }, installationPhoto: { uuid: id } },
    installationUpdateStatus: { uuid: id, status: 'declined', answer: 'Terlalu jauh' },
    ...{ reviewFetch: {}, reviewHide: { id, reason: 'Kasar' }, reviewShow: { id } },
    reviewAnswer: { id, text: 'Terima kasih' },
    // Last: it ends the session.
    sessionDelete: {},
  }
}

/** Refunds and payments whose money is on its way back, or has gone back. */
async function moving(): Promise<string[]> {
  const rows = await runSql(
    shop,
    `select 'refund ' || uuid || ' ' || status as what from refunds where status in ('approved', 'refunded')
     union select 'payment ' || uuid || ' ' || status from payments
       where status in ('refund_pending', 'refunded')`,
  )
  return rows.map(({ what }) => String(what))
}

/** The calls with which a role moves money. */
async function movedBy(role: StaffRole): Promise<string[]> {
  const { ask } = await aStaffMember(shop, { role })
  const moved: string[] = []
  for (const [name, input] of Object.entries(await inputsFor())) {
    const before = new Set(await moving())
    await (ask as (name: string, input: object) => Promise<unknown>)(name, input)
    if ((await moving()).some((each) => !before.has(each))) moved.push(name)
  }
  await clearTables(shop, 'rate_limits')
  return moved.toSorted()
}

test.each<[StaffRole, StaffCallName[]]>([
  ['owner', ['complaintResolve', 'orderConfirmTransfer', 'orderDecideCancel', 'refundDecide', 'refundDone']],
  ['finance', ['orderConfirmTransfer', 'orderDecideCancel', 'refundDecide', 'refundDone']],
  ['warehouse', []],
  ['service', []],
])('what lets money go for the role %s: %j', async (role, calls) => {
  expect(await movedBy(role)).toEqual(calls)
})
