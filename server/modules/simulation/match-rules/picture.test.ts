import { pictureRules } from './picture.ts'
import { example, part, proveRules, room } from './prove-rules.ts'

const inches = (screen_diagonal_in: number) => part('screen', { screen_diagonal_in })
const frame = part('screen', { width_cm: 272, height_cm: 156 })
const front = part('front', { width_cm: 30 })
const projector = (resolution: string) => part('projector', { resolution })
const long = (length_cm: number) => room({ length_cm })

proveRules(pictureRules, {
  'screen-distance': [
    example('warning', '120 2,2 3,7', { parts: [inches(120)], room: long(350) }),
    example('note', '120 3,1 3,7', { parts: [inches(120)], room: long(500) }),
    // 7.44 m / 0.0254 / 1.5
    example('note', '100 7,4 195', { parts: [inches(100)], room: long(1200) }),
    example('ok', '100 3,7', { parts: [inches(100)], room: long(600) }),
  ],
  'screen-wall': [
    example('warning', '272 250', { parts: [frame], room: room({ width_cm: 250 }) }),
    example('warning', '216 210', { parts: [frame], room: room({ height_cm: 210 }) }),
    example('note', '24 30', { parts: [frame, front], room: room({ width_cm: 320 }) }),
    example('ok', '272 400 64', { parts: [frame, front], room: room() }),
  ],
  'picture-sharpness': [
    example('note', '100 4 3,1', {
      parts: [projector('Full HD (1.920 × 1.080)'), inches(100)],
      room: long(500),
    }),
    example('ok', '3,1 2', {
      parts: [projector('4K (3.840 × 2.160)'), inches(100)],
      room: long(500),
    }),
  ],
})
