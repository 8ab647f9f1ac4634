import { placementRules } from './placement.ts'
import { example, part, proveRules, room } from './prove-rules.ts'

const front = part('front', { width_cm: 30 })
const low = (frequency_low_hz: number) => part('front', { frequency_low_hz })
const surround = (quantity = 1) => part('surround', { pieces: 2 }, { quantity })
const height = part('height', { depth_cm: 11, enclosure: '2-way, open back' })
const sized = (length_cm: number, width_cm: number) => room({ length_cm, width_cm })

proveRules(placementRules, {
  'speaker-spacing': [
    // 2.5 m − 0.6 m − 0.3 m apart, 62 % of 8 m away
    example('note', '1,6 5 2', { parts: [front], room: sized(800, 250) }),
    example('ok', '3,1 3,7', { parts: [front], room: room() }),
  ],
  'front-size': [
    example('warning', '24 9 28', { parts: [low(24)], room: sized(300, 300) }),
    example('note', '28 12 40', { parts: [low(28)], room: sized(400, 300) }),
    example('note', '65 40 25', { parts: [low(65)], room: sized(800, 500) }),
    example('ok', '38 24', { parts: [low(38)], room: room() }),
  ],
  'surround-distance': [
    example('note', '0,8', { parts: [surround()], room: sized(500, 250) }),
    example('note', '0,9', { parts: [surround(2)], room: sized(240, 400) }),
    example('ok', '1,5', { parts: [surround(2)], room: room() }),
  ],
  'height-ceiling': [
    example('note', '2,3 1,2', { parts: [height], room: room({ height_cm: 230 }) }),
    example('note', '4,5', { parts: [height], room: room({ height_cm: 450 }) }),
    example('ok', '2,8 1,7', { parts: [height], room: room() }),
  ],
  'ceiling-depth': [example('note', '14', { parts: [height] })],
})
