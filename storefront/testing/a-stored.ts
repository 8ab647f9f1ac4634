import type { StoredSimulation } from '@gema/contract/shapes/simulation.ts'

/** A saved simulation as far as a card or a form shows it: its name, how many lines it has and what they cost. */
export function aStored({
  name,
  lines,
  price,
}: {
  name: string
  lines: number
  price: number
}): StoredSimulation {
  const sum = { price, bundle_discount: 0, line_count: lines }
  return {
    kind: 'stored',
    uuid: '9b2d3c4e-5b1a-4c3d-8e7f-a1b2c3d4e5f6',
    simulation_code: 'K7MX29PW',
    is_active: true,
    name,
    template: null,
    room: null,
    saved_at: '2026-11-18T03:00:00.000Z',
    checked_at: '2026-11-18T03:00:00.000Z',
    price,
    saved: sum,
    today: sum,
    drifts: { same: lines, price_up: 0, price_down: 0, low_stock: 0, out_of_stock: 0, discontinued: 0 },
    products: [],
    notes: [],
  }
}
