import { allStaffCalls } from '@gema/contract/backoffice/all-staff-calls.ts'
import type { StaffCallName } from '@gema/contract/backoffice/call-paths.ts'
import type { CallName } from '@gema/contract/call-paths.ts'
import { allCalls } from '@gema/contract/calls/all-calls.ts'
import type { Call, InputOf } from '@gema/contract/define-call.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { permissionsOf, type StaffRole, staffRoles, switchStaff } from '../modules/staff/staff.ts'
import { aCustomer } from '../testing/a-customer.ts'
import { aGuest } from '../testing/a-guest.ts'
import { aPayingShop, type PayingShop } from '../testing/a-paying-shop.ts'
import { aSession } from '../testing/a-session.ts'
import { aStaffMember, askStaffOf, type StaffMemberSignedIn } from '../testing/a-staff-member.ts'
import { allRows } from '../testing/all-rows.ts'
import { anOrder } from '../testing/an-order.ts'
import { answered } from '../testing/answered.ts'
import { clearTables } from '../testing/clear-tables.ts'

type GuardedName = Exclude<StaffCallName, 'sessionStore'>
type Inputs = { [Name in GuardedName]: InputOf<(typeof allStaffCalls)[Name]> }

let shop: PayingShop
let inputs: Inputs
let strangers: Record<string, string | undefined>
const byRole = new Map<StaffRole, StaffMemberSignedIn>()
beforeAll(async () => {
  shop = await aPayingShop()
  const order = await anOrder(shop, { method: 7 })
  const picture = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#4338ca' } })
    .png()
    .toBuffer()
  const proof = new File([new Uint8Array(picture)], 'bukti.png')
  answered(await order.guest.ask('orderPaymentProof', { order: order.placed.id, proof }))
  // Each would do something, or show it, if it were let through.
  const { number } = order.placed
  const id = order.placed.id
  const complaint = { number: 'KMP-2611-0101', text: 'Kami periksa.' }
  inputs = {
    ...{ sessionFind: {}, sessionDelete: {} },
    ...{
      orderFetch: {},
      orderFind: { number },
      orderOpenContact: { number },
      orderProof: { number },
      orderConfirmTransfer: { number },
    },
    ...{ orderAcceptCod: { number }, orderHandOver: { number, tracking_number: 'AG 2611 7730 415' } },
    ...{ orderInTransit: { number }, orderDeliver: { number }, orderCancel: { number, reason: 'Habis' } },
    orderDecideCancel: { number, decision: 'accept', reason: 'Baik' },
    ...{ refundFetch: {}, refundDecide: { id, decision: 'approve', reason: 'Baik' } },
    ...{ refundDone: { id, reference: 'TRF-1' }, refundWithdraw: { id, reason: 'Salah' } },
    ...{ complaintFetch: {}, complaintFind: complaint, complaintEvidence: { id } },
    ...{ complaintAnswer: complaint, complaintPropose: complaint, complaintResolve: complaint },
    complaintReject: { ...complaint, reason: 'Tidak' },
    ...{ installationFetch: {}, installationFind: { uuid: id }, installationPhoto: { uuid: id } },
    installationUpdateStatus: { uuid: id, status: 'declined', answer: 'Terlalu jauh' },
    ...{ reviewFetch: {}, reviewHide: { id, reason: 'Kasar' }, reviewShow: { id } },
    reviewAnswer: { id, text: 'Terima kasih' },
  }
  for (const role of staffRoles) byRole.set(role, await aStaffMember(shop, { role }))
  strangers = {
    'without a token': undefined,
    'with nonsense': 'staff_nonsense',
    'with the token of a customer': await aSession(shop, await aCustomer(shop)),
    'with the token of the guest whose order it is': order.guest.token,
    'with the token of another guest': aGuest(shop).token,
    'with a session that has ended': await endedToken(),
    'with the session of a switched-off account': await switchedOffToken(),
  }
})
beforeEach(() => clearTables(shop, 'rate_limits'))
afterAll(() => shop.close())

async function endedToken(): Promise<string> {
  const { ask, token } = await aStaffMember(shop)
  answered(await ask('sessionDelete', {}))
  return token
}

async function switchedOffToken(): Promise<string> {
  const { draft, token } = await aStaffMember(shop)
  await switchStaff(shop.shop.db, { email: draft.email, isActive: false })
  return token
}

const guarded = (Object.keys(allStaffCalls) as StaffCallName[]).filter(
  (name): name is GuardedName => name !== 'sessionStore',
)

let networks = 0
/** From a network of its own, so that no limit is what refuses it. */
function askAs(token: string | undefined, name: GuardedName) {
  networks += 1
  const address = `198.51.${Math.floor(networks / 200)}.${networks % 200}`
  const ask = askStaffOf(shop, token === undefined ? { address } : { token, address })
  return ask(name, inputs[name] as never)
}

test('signing in is the only call of the staff that needs no session', () => {
  for (const name of guarded) expect(allStaffCalls[name].caller).toBe('staff')
  expect(allStaffCalls.sessionStore.caller).toBe('anyone')
})

test.each(guarded)('%s is not for who is not of the staff, and changes nothing', async (name) => {
  const before = await allRows(shop.database)
  for (const [who, token] of Object.entries(strangers)) {
    const refused = { ok: false, code: 401, message: 'Please sign in as staff first.' }
    expect(await askAs(token, name), who).toMatchObject(refused)
  }
  expect(await allRows(shop.database)).toEqual(before)
})

/** Each call with a role that lacks its permission. */
const lacking = guarded.flatMap((name) => {
  const { permission }: Call = allStaffCalls[name]
  const barred = staffRoles.filter(
    (role) => permission !== undefined && !(permissionsOf(role) as readonly string[]).includes(permission),
  )
  return barred.map((role) => [name, role] as const)
})

test.each(lacking)('%s is not for the role %s, and changes nothing', async (name, role) => {
  const before = await allRows(shop.database)
  expect(await askAs(byRole.get(role)?.token, name)).toMatchObject({ ok: false, code: 403 })
  expect(await allRows(shop.database)).toEqual(before)
})

test('parcels, money, complaints, reviews and installations are each closed to somebody', () => {
  const closed = new Set(lacking.map(([name]) => (allStaffCalls[name] as Call).permission))
  expect([...closed].toSorted()).toEqual([
    ...['complaints', 'installations', 'money', 'parcels', 'reviews', 'visits'],
  ])
})

const shoppersOnly = (Object.keys(allCalls) as CallName[]).filter(
  (name) => allCalls[name].caller !== 'anyone',
)

test.each(shoppersOnly)('the session of somebody of the staff does not open %s of the shop', async (name) => {
  const token = byRole.get('owner')?.token ?? ''
  expect(token).toMatch(/^staff_/)
  const [method] = allCalls[name].methods
  const answer = await shop.fetch(`/api/storefront/${allCalls[name].path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(method !== 'GET' && method !== 'DELETE' && { body: '{}' }),
  })
  expect(answer.status).toBe(401)
})

test('only who may deal with money is shown a receipt', async () => {
  for (const [role, { token }] of byRole) {
    const answer = await askAs(token, 'orderProof')
    expect(answer.ok, role).toBe(role === 'owner' || role === 'finance')
  }
})
