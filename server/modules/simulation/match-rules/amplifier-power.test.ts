import { amplifierPowerRules } from './amplifier-power.ts'
import { example, part, proveRules } from './prove-rules.ts'

const amplifier = (power_per_channel_w: number, impedance_min_ohm = 4, channels = '2.0') =>
  part('amplifier', { power_per_channel_w, impedance_min_ohm, channels })
const pair = (recommended_power_min_w: number, recommended_power_max_w: number, impedance_ohm = 8) =>
  part(
    'front',
    { recommended_power_min_w, recommended_power_max_w, impedance_ohm, pieces: 2 },
    { name: 'Aria' },
  )
const surround = part(
  'surround',
  { recommended_power_min_w: 20, recommended_power_max_w: 110, impedance_ohm: 8, pieces: 2 },
  { name: 'Sisi' },
)

proveRules(amplifierPowerRules, {
  'amplifier-power': [
    example('warning', '120 Aria 150', { parts: [amplifier(120), pair(150, 600)] }),
    example('warning', '600 Aria 300', { parts: [amplifier(600), pair(50, 300)] }),
    example('note', '140 Sisi 110', { parts: [amplifier(140), pair(50, 250), surround] }),
    example('ok', '130 110 Sisi', { parts: [amplifier(130), pair(50, 250), surround] }),
    example('ok', '100 50 110', { parts: [amplifier(100), pair(50, 250), surround] }),
  ],
  'speaker-impedance': [
    example('warning', '2 3 4', { parts: [amplifier(100), { ...pair(20, 200, 6), quantity: 2 }] }),
    example('warning', 'Aria 4 6', { parts: [amplifier(80, 6, '5.2'), pair(20, 200, 4), surround] }),
    example('ok', '4 4', { parts: [amplifier(450), { ...pair(100, 450, 8), quantity: 2 }] }),
  ],
  'active-speakers': [
    example('note', '300 450', {
      parts: [amplifier(450), part('front', { rms_power_w: 300, pieces: 2 })],
    }),
  ],
})
