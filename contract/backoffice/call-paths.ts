import type { CallPath } from '../call-paths.ts'

/** Where the calls of the staff live, apart from those of shoppers: another token opens them. */
export const staffBasePath = '/api/backoffice'

/** The address of every call of the staff. */
export const staffCallPaths = {
  sessionStore: { methods: ['POST'], path: 'session/store' },
  sessionFind: { methods: ['GET'], path: 'session/find' },
  sessionDelete: { methods: ['POST'], path: 'session/delete' },
  orderFetch: { methods: ['GET'], path: 'order/fetch' },
  orderOpenContact: { methods: ['POST'], path: 'order/open-contact' },
  orderFind: { methods: ['GET'], path: 'order/find' },
  orderProof: { methods: ['GET'], path: 'order/proof' },
  orderConfirmTransfer: { methods: ['POST'], path: 'order/confirm-transfer' },
  orderAcceptCod: { methods: ['POST'], path: 'order/accept-cod' },
  orderHandOver: { methods: ['POST'], path: 'order/hand-over' },
  orderInTransit: { methods: ['POST'], path: 'order/in-transit' },
  orderDeliver: { methods: ['POST'], path: 'order/deliver' },
  orderCancel: { methods: ['POST'], path: 'order/cancel' },
  orderDecideCancel: { methods: ['POST'], path: 'order/decide-cancel' },
  refundFetch: { methods: ['GET'], path: 'refund/fetch' },
  refundDecide: { methods: ['POST'], path: 'refund/decide' },
  refundWithdraw: { methods: ['POST'], path: 'refund/withdraw' },
  refundDone: { methods: ['POST'], path: 'refund/done' },
  complaintFetch: { methods: ['GET'], path: 'complaint/fetch' },
  complaintFind: { methods: ['GET'], path: 'complaint/find' },
  complaintEvidence: { methods: ['GET'], path: 'complaint/evidence' },
  complaintAnswer: { methods: ['POST'], path: 'complaint/answer' },
  complaintPropose: { methods: ['POST'], path: 'complaint/propose' },
  complaintResolve: { methods: ['POST'], path: 'complaint/resolve' },
  complaintReject: { methods: ['POST'], path: 'complaint/reject' },
  installationFetch: { methods: ['GET'], path: 'installation/fetch' },
  installationFind: { methods: ['GET'], path: 'installation/find' },
  installationPhoto: { methods: ['GET'], path: 'installation/photo' },
  installationUpdateStatus: { methods: ['POST'], path: 'installation/update-status' },
  reviewFetch: { methods: ['GET'], path: 'review/fetch' },
  reviewHide: { methods: ['POST'], path: 'review/hide' },
  reviewShow: { methods: ['POST'], path: 'review/show' },
  reviewAnswer: { methods: ['POST'], path: 'review/answer' },
} as const satisfies Record<string, CallPath>

export type StaffCallName = keyof typeof staffCallPaths
