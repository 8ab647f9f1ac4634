import { evidenceLimits } from '@gema/contract/shapes/complaint.ts'
import type { ComplaintAround, SentEvidence } from '../../modules/complaints/complaints.ts'
import type { Shop } from '../../shop.ts'
import { checkoutAroundOf } from '../callers/checkout-around-of.ts'

/** Files of a form, with how much may be sent. */
export const sentEvidence = (files: File[]): SentEvidence => ({
  sent: files.map((file) => ({
    name: file.name,
    read: async () => new Uint8Array(await file.arrayBuffer()),
  })),
  limits: evidenceLimits,
})

/** What complaints need, out of all that the shop has. */
export const complaintAroundOf = (shop: Shop): ComplaintAround => ({
  ...checkoutAroundOf(shop),
  files: shop.files,
})
