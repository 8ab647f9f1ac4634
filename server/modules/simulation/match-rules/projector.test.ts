import { projectorRules } from './projector.ts'
import { example, part, proveRules, room } from './prove-rules.ts'

const throwing = (throw_ratio: number) => part('projector', { throw_ratio, depth_cm: 40 })
const shining = (brightness_lm: number) => part('projector', { brightness_lm })
const screen = part('screen', { screen_diagonal_in: 100, screen_gain: 1 })
const rolling = part('screen', { screen_diagonal_in: 100, power_draw_w: 45 })

proveRules(projectorRules, {
  'projector-throw': [
    example('ok', '100 51', { parts: [throwing(0.23), screen], room: room() }),
    // 1.3 × 2.214 m, and 0.4 m + 0.2 m behind the lens
    example('warning', '100 3,5 3', { parts: [throwing(1.3), screen], room: room({ length_cm: 300 }) }),
    example('ok', '100 2,9 6', { parts: [throwing(1.3), screen], room: room() }),
    example('ok', '100 2,9', { parts: [throwing(1.3), screen] }),
  ],
  'projector-brightness': [
    example('warning', '250 2,8 20', { parts: [shining(250), screen] }),
    example('note', '750 2,8 61', { parts: [shining(750), screen] }),
    example('ok', '1.800 2,8 146', { parts: [shining(1800), screen] }),
  ],
  'short-throw-screen': [
    example('note', '', { parts: [throwing(0.23), rolling] }),
    example('ok', '', { parts: [throwing(0.23), screen] }),
  ],
})
