import type { CallerIdentity } from '../../http/handler.ts'
import {
  type Complaint,
  type ComplaintEvidence,
  complaintOfOrder,
  evidenceFile,
  orderOfComplaint,
  orderOfEvidence,
} from '../../modules/complaints/complaints.ts'
import type { Shop } from '../../shop.ts'
import { orderOfCaller } from '../callers/own-order.ts'

type Owner = Exclude<CallerIdentity, { kind: 'nobody' }>

interface Named {
  id: string
  /** That of the order. */
  key?: string | undefined
}

/** A complaint about an order of the caller's own. Any other is not there. */
export async function complaintOfCaller(
  shop: Shop,
  caller: Owner,
  { id, key }: Named,
): Promise<Complaint | undefined> {
  const about = await orderOfComplaint(shop.db, id)
  const order = about === undefined ? undefined : await orderOfCaller(shop, caller, { order: about, key })
  return order === undefined ? undefined : complaintOfOrder(shop.db, id, order.id)
}

/** A file of evidence about an order of the caller's own. Any other is not there. */
export async function evidenceOfCaller(
  shop: Shop,
  caller: Owner,
  { id, key }: Named,
): Promise<ComplaintEvidence | undefined> {
  const about = await orderOfEvidence(shop.db, id)
  const order = about === undefined ? undefined : await orderOfCaller(shop, caller, { order: about, key })
  return order === undefined ? undefined : evidenceFile(shop.db, id, order.id)
}
