import { expect, test } from 'vitest'
import { allStaffCalls } from './all-staff-calls.ts'
import type { StaffCallName } from './call-paths.ts'
import type { Permission } from './define-staff-call.ts'

/** Repeats the contract on purpose: no other test notices a call that loses its permission. */
const needed: Record<Permission | 'none', StaffCallName[]> = {
  none: ['sessionStore', 'sessionFind', 'sessionDelete'],
  orders: [
    'orderFetch',
    'orderFind',
    'orderOpenContact',
    'orderAcceptCod',
    'orderCancel',
    'orderDecideCancel',
  ],
  parcels: ['orderHandOver', 'orderInTransit', 'orderDeliver'],
  money: [
    'orderProof',
    'orderConfirmTransfer',
    'refundFetch',
    'refundDecide',
    'refundDone',
    'refundWithdraw',
  ],
  complaints: [
    'complaintFetch',
    'complaintFind',
    'complaintEvidence',
    'complaintAnswer',
    'complaintPropose',
    'complaintResolve',
    'complaintReject',
  ],
  reviews: ['reviewFetch', 'reviewHide', 'reviewShow', 'reviewAnswer'],
  visits: ['installationFetch', 'installationFind', 'installationPhoto'],
  installations: ['installationUpdateStatus'],
}

test('each call of the staff needs its permission', () => {
  const permissionOf = (name: StaffCallName): string => {
    const call: { permission?: string } = allStaffCalls[name]
    return call.permission ?? 'none'
  }
  const names = Object.keys(allStaffCalls) as StaffCallName[]
  expect(Object.fromEntries(Map.groupBy(names, permissionOf))).toEqual(needed)
})
