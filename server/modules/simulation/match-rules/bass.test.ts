import { bassRules } from './bass.ts'
import { example, part, proveRules, room } from './prove-rules.ts'

const front = (frequency_low_hz: number) => part('front', { frequency_low_hz })
const subwoofer = (frequency_low_hz: number, crossover_hz = 160) =>
  part('subwoofer', { frequency_low_hz, crossover_hz })
const watts = (rms_power_w: number, quantity = 1) => part('subwoofer', { rms_power_w }, { quantity })

proveRules(bassRules, {
  'bass-reach': [example('note', '65', { parts: [front(65)] }), example('ok', '38', { parts: [front(38)] })],
  'subwoofer-crossover': [
    example('warning', '130 120', { parts: [front(130), subwoofer(30, 120)] }),
    example('note', '31 28', { parts: [front(28), subwoofer(31)] }),
    example('note', '130', { parts: [front(95), subwoofer(31)] }),
    example('ok', '65 31 90', { parts: [front(65), subwoofer(31)] }),
  ],
  // 6 × 4 × 2.8 m are 67 m³: 270 W for films, 170 W for music
  'subwoofer-room': [
    example('warning', '100 67 270', { parts: [watts(100)], room: room() }),
    example('note', '150 67 270', { parts: [watts(150)], room: room() }),
    example('note', '1.600 67', { parts: [watts(800, 2)], room: room() }),
    example('ok', '150 67 170', { parts: [watts(150)], room: room({ use: 'music' }) }),
  ],
})
