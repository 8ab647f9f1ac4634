import type { Call } from '../define-call.ts'
import type { StaffCallName } from './call-paths.ts'
import {
  complaintAnswer,
  complaintEvidence,
  complaintFetch,
  complaintFind,
  complaintPropose,
  complaintReject,
  complaintResolve,
} from './calls/complaint.ts'
import {
  installationFetch,
  installationFind,
  installationPhoto,
  installationUpdateStatus,
} from './calls/installation.ts'
import {
  orderAcceptCod,
  orderCancel,
  orderConfirmTransfer,
  orderDecideCancel,
  orderDeliver,
  orderFetch,
  orderFind,
  orderHandOver,
  orderInTransit,
  orderOpenContact,
  orderProof,
} from './calls/order.ts'
import { refundDecide, refundDone, refundFetch, refundWithdraw } from './calls/refund.ts'
import { reviewAnswer, reviewFetch, reviewHide, reviewShow } from './calls/review.ts'
import { sessionDelete, sessionFind, sessionStore } from './calls/session.ts'

/** Every call of the staff. The server must have a handler for each, or it does not compile. */
export const allStaffCalls = {
  sessionStore,
  sessionFind,
  sessionDelete,
  orderFetch,
  orderFind,
  orderOpenContact,
  orderProof,
  orderConfirmTransfer,
  orderAcceptCod,
  orderHandOver,
  orderInTransit,
  orderDeliver,
  orderCancel,
  orderDecideCancel,
  refundFetch,
  refundDecide,
  refundDone,
  refundWithdraw,
  complaintFetch,
  complaintFind,
  complaintEvidence,
  complaintAnswer,
  complaintPropose,
  complaintResolve,
  complaintReject,
  installationFetch,
  installationFind,
  installationPhoto,
  installationUpdateStatus,
  reviewFetch,
  reviewHide,
  reviewShow,
  reviewAnswer,
} satisfies Record<StaffCallName, Call>

export type AllStaffCalls = typeof allStaffCalls
