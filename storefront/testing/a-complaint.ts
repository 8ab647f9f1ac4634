import type { Complaint, ComplaintFiling } from '@gema/contract/shapes/complaint.ts'

const uuid = (last: number): string => `7c9e6679-7425-40de-944b-${String(last).padStart(12, '0')}`

const order = { id: uuid(1), number: 'GM-2611-004821' }
const yes = { is_allowed: true, reason: null }

/** A complaint that the shop has rejected, and that can still be appealed. */
export const aComplaint = (given: Partial<Complaint> = {}): Complaint => ({
  id: uuid(2),
  number: 'KMP-2611-0147',
  order,
  status: 'rejected',
  type: 'item_damaged',
  solution: 'partial_refund',
  items: [],
  created_at: '2026-11-16T03:00:00Z',
  outcome: 'The plugs show marks of a pair of pliers.',
  decided_at: '2026-11-16T05:00:00Z',
  appeal_until: '2026-11-19T05:00:00Z',
  waits_for_you: false,
  description: 'The plug is loose.',
  expected: '',
  bank: null,
  value: 400_000,
  steps: [],
  proposal: null,
  messages: [],
  actions: { reply: yes, cancel: yes, agree: yes, appeal: yes },
  server_time: '2026-11-16T06:00:00Z',
  ...given,
})

type FilingLine = ComplaintFiling['lines'][number]

const line: FilingLine = {
  transaction_detail_id: uuid(11),
  product_name: 'Alir 8K',
  label: 'Black, 2 m',
  sku: 'KWT-ALIR8K-BLK-2M',
  image_path: null,
  image_alt: '',
  original_quantity: 3,
  unit_price: 400_000,
  discount: 0,
  weight: 300,
  brand: 'Kawat',
  most: 3,
  reason: null,
  complaint: null,
}

/** What can be complained about in an order of three cables and a microphone that has been delivered. */
export const aFiling = (given: Partial<ComplaintFiling> = {}): ComplaintFiling => ({
  order: { ...order, delivered_at: '2026-11-16T03:00:00Z' },
  is_allowed: true,
  reason: null,
  until: '2026-11-23T03:00:00Z',
  types: ['shipping_problem', 'item_damaged', 'item_not_match', 'missing_item', 'other'],
  lines: [
    line,
    {
      ...line,
      transaction_detail_id: uuid(12),
      product_name: 'Lantang 30',
      label: '',
      original_quantity: 1,
      unit_price: 900_000,
      most: 1,
    },
  ],
  ...given,
})
