import type { StaffHandlers } from '../http/handler.ts'
import type { Shop } from '../shop.ts'
import { answerComplaintAnswer } from './complaint/complaint-answer.ts'
import { answerComplaintEvidence } from './complaint/complaint-evidence.ts'
import { answerComplaintFetch } from './complaint/complaint-fetch.ts'
import { answerComplaintFind } from './complaint/complaint-find.ts'
import { answerComplaintPropose } from './complaint/complaint-propose.ts'
import { answerComplaintReject } from './complaint/complaint-reject.ts'
import { answerComplaintResolve } from './complaint/complaint-resolve.ts'
import { answerInstallationFetch } from './installation/installation-fetch.ts'
import { answerInstallationFind } from './installation/installation-find.ts'
import { answerInstallationPhoto } from './installation/installation-photo.ts'
import { answerInstallationUpdateStatus } from './installation/installation-update-status.ts'
import { answerOrderAcceptCod } from './order/order-accept-cod.ts'
import { answerOrderCancel } from './order/order-cancel.ts'
import { answerOrderConfirmTransfer } from './order/order-confirm-transfer.ts'
import { answerOrderDecideCancel } from './order/order-decide-cancel.ts'
import { answerOrderDeliver } from './order/order-deliver.ts'
import { answerOrderFetch } from './order/order-fetch.ts'
import { answerOrderFind } from './order/order-find.ts'
import { answerOrderHandOver } from './order/order-hand-over.ts'
import { answerOrderInTransit } from './order/order-in-transit.ts'
import { answerOrderOpenContact } from './order/order-open-contact.ts'
import { answerOrderProof } from './order/order-proof.ts'
import { answerRefundDecide } from './refund/refund-decide.ts'
import { answerRefundDone } from './refund/refund-done.ts'
import { answerRefundFetch } from './refund/refund-fetch.ts'
import { answerRefundWithdraw } from './refund/refund-withdraw.ts'
import { answerReviewAnswer } from './review/review-answer.ts'
import { answerReviewFetch } from './review/review-fetch.ts'
import { answerReviewHide } from './review/review-hide.ts'
import { answerReviewShow } from './review/review-show.ts'
import { answerSessionDelete } from './session/session-delete.ts'
import { answerSessionFind } from './session/session-find.ts'
import { answerSessionStore } from './session/session-store.ts'

/** The handler of every call of the staff. */
export const allStaffHandlers: StaffHandlers<Shop> = {
  sessionStore: answerSessionStore,
  sessionFind: answerSessionFind,
  sessionDelete: answerSessionDelete,
  orderFetch: answerOrderFetch,
  orderFind: answerOrderFind,
  orderOpenContact: answerOrderOpenContact,
  orderProof: answerOrderProof,
  orderConfirmTransfer: answerOrderConfirmTransfer,
  orderAcceptCod: answerOrderAcceptCod,
  orderHandOver: answerOrderHandOver,
  orderInTransit: answerOrderInTransit,
  orderDeliver: answerOrderDeliver,
  orderCancel: answerOrderCancel,
  orderDecideCancel: answerOrderDecideCancel,
  refundFetch: answerRefundFetch,
  refundDecide: answerRefundDecide,
  refundDone: answerRefundDone,
  refundWithdraw: answerRefundWithdraw,
  complaintFetch: answerComplaintFetch,
  complaintFind: answerComplaintFind,
  complaintEvidence: answerComplaintEvidence,
  complaintAnswer: answerComplaintAnswer,
  complaintPropose: answerComplaintPropose,
  complaintResolve: answerComplaintResolve,
  complaintReject: answerComplaintReject,
  installationFetch: answerInstallationFetch,
  installationFind: answerInstallationFind,
  installationPhoto: answerInstallationPhoto,
  installationUpdateStatus: answerInstallationUpdateStatus,
  reviewFetch: answerReviewFetch,
  reviewHide: answerReviewHide,
  reviewShow: answerReviewShow,
  reviewAnswer: answerReviewAnswer,
}
