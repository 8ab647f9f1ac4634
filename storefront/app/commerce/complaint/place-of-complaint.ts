import type { ComplaintCard } from '@gema/contract/shapes/complaint.ts'
import { complaintPlace } from '../order/own-order-place.ts'

/** The page of a complaint; the key is from the link of a mail. */
export const placeOfComplaint = (
  { id, order }: Pick<ComplaintCard, 'id' | 'order'>,
  key: string | undefined,
): string => complaintPlace(id, { order: order.id, ...(key !== undefined && { key }) })
