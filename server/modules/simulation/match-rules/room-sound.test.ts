import { example, part, proveRules, room } from './prove-rules.ts'
import { roomSoundRules } from './room-sound.ts'

const amplifier = (power_per_channel_w: number) => part('amplifier', { power_per_channel_w })
const front = (sensitivity_db: number, recommended_power_max_w = 200) =>
  part('front', { sensitivity_db, recommended_power_max_w, pieces: 2 })
const bar = (rms_power_w: number) => part('soundbar', { rms_power_w })
const ceiling = (quantity: number) => part('front', { enclosure: '2-way, open back' }, { quantity })
const named = (role: 'front' | 'centre', name: string) => part(role, {}, { name })

proveRules(roomSoundRules, {
  'sound-level': [
    // 85 dB + 10 log 45 − 20 log 7.44 + 3 dB + 3 dB
    example('warning', '7,4 90 97', {
      parts: [amplifier(45), front(85)],
      room: room({ length_cm: 1200, use: 'music' }),
    }),
    example('note', '7,4 97 100', { parts: [amplifier(100), front(88)], room: room({ length_cm: 1200 }) }),
    example('ok', '3,7 103 100', { parts: [amplifier(200), front(88, 100)], room: room() }),
  ],
  'soundbar-level': [
    example('warning', '60 40 200', { parts: [bar(60)], room: room({ length_cm: 1000 }) }),
    example('note', '60 24 120', { parts: [bar(60)], room: room() }),
    example('ok', '220 24', { parts: [bar(220)], room: room() }),
  ],
  'ceiling-coverage': [
    example('warning', '24 10', { parts: [ceiling(4)], room: room({ length_cm: 1200, width_cm: 800 }) }),
    example('note', '16 10', { parts: [ceiling(6)], room: room({ length_cm: 1200, width_cm: 800 }) }),
    example('ok', '12', { parts: [ceiling(8)], room: room({ length_cm: 1200, width_cm: 800 }) }),
  ],
  'voice-match': [
    example('ok', 'Laras', { parts: [named('front', 'Laras Aria 5'), named('centre', 'Laras Aria C')] }),
    example('note', 'Laras Velmar', {
      parts: [named('front', 'Laras Aria 5'), named('centre', 'Velmar Sund C58')],
    }),
  ],
})
