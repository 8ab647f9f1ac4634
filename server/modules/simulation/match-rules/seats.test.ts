import { example, part, proveRules, room } from './prove-rules.ts'
import { seatRules } from './seats.ts'

const sofa = (seats: number, quantity = 1) => part('seat', { seats }, { quantity })
const seat = (width_cm: number, quantity = 1) => part('seat', { width_cm, depth_cm: 98 }, { quantity })

proveRules(seatRules, {
  'seat-count': [
    example('note', '2 5', { parts: [sofa(2)], room: room({ seats: 5 }) }),
    example('ok', '6 5', { parts: [sofa(3, 2)], room: room({ seats: 5 }) }),
  ],
  'seat-rows': [
    example('warning', '248 250', { parts: [seat(248)], room: room({ width_cm: 250 }) }),
    example('warning', '3 7,3 6', { parts: [seat(95, 8)], room: room() }),
    example('note', '2 25', { parts: [seat(248, 2)], room: room() }),
    example('ok', '285 400', { parts: [seat(95, 3)], room: room() }),
  ],
})
