import { example, part, proveRules, room } from './prove-rules.ts'
import { speakerCableRules } from './speaker-cables.ts'

const front = part('front', { impedance_ohm: 4, pieces: 2 })
const surround = part('surround', { impedance_ohm: 8, pieces: 2 })
const centre = part('centre', { impedance_ohm: 6 })
const sets = (quantity: number) => part('speaker_cable', { pieces: 2 }, { quantity })
const line = (length_m: number, conductor_mm2 = 2.5) => part('speaker_cable', { length_m, conductor_mm2 })

proveRules(speakerCableRules, {
  'speaker-cable-count': [
    example('warning', '5 4 3', { parts: [sets(2), front, centre, surround] }),
    example('note', '8 5 3', { parts: [sets(4), front, centre, surround] }),
    example('ok', '6 5', { parts: [sets(3), front, centre, surround] }),
    example('note', '', { parts: [sets(1), part('front', { rms_power_w: 300, pieces: 2 })] }),
  ],
  // 62 % of 6 m, half of 4 m, and half a metre
  'speaker-cable-length': [
    example('warning', '5 6,2', { parts: [line(5), front, surround], room: room() }),
    example('note', '6 6,5', { parts: [line(6), front, part('height', {})], room: room() }),
    example('ok', '5 3', { parts: [line(5), front], room: room() }),
  ],
  'speaker-cable-gauge': [
    example('warning', '0,5 10 17,5 4', { parts: [line(10, 0.5), front] }),
    example('note', '1,5 10 5,8 4', { parts: [line(10, 1.5), front] }),
    example('ok', '4 8 1,8 4', { parts: [line(8, 4), front] }),
  ],
})
