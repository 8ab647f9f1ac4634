import { microphoneRules } from './microphones.ts'
import { example, part, proveRules, room } from './prove-rules.ts'

const set = (connectors: string, microphones_included = 2, quantity = 1) =>
  part('microphone', { connectors, microphones_included }, { quantity })
const stand = part('microphone', { connectors: '3/8 inch thread with clip', max_load_kg: 1.5 })
const amplifier = (microphone_inputs: number) => part('amplifier', { microphone_inputs })
const reach = (wireless_range_m: number) => part('microphone', { wireless_range_m })
const one = set('XLR', 1)

proveRules(microphoneRules, {
  'microphone-inputs': [
    example('warning', '', { parts: [stand, amplifier(3)] }),
    example('ok', '2', {
      parts: [stand, part('amplifier', { microphone_inputs: 2, microphones_included: 2 })],
    }),
    example('warning', '', { parts: [set('USB-C', 1), amplifier(3)] }),
    example('warning', '1', { parts: [set('1 × 6.3 mm mixed'), part('amplifier', { channels: '7.2' })] }),
    example('warning', '4 3', { parts: [set('2 × XLR', 2, 2), amplifier(3)] }),
    example('ok', '4 9', {
      parts: [set('2 × XLR', 2, 2), amplifier(3), part('mixer', { microphone_inputs: 6 })],
    }),
  ],
  'microphone-number': [
    example('note', '1 2', { parts: [one, amplifier(3)] }),
    example('ok', '4', { parts: [set('2 × XLR', 2, 2), amplifier(3)] }),
  ],
  'microphone-range': [
    // √(16² + 12²) m
    example('warning', '15 20', { parts: [reach(15)], room: room({ length_cm: 1600, width_cm: 1200 }) }),
    example('note', '30 20', { parts: [reach(30)], room: room({ length_cm: 1600, width_cm: 1200 }) }),
    example('ok', '60 7,2', { parts: [reach(60)], room: room() }),
  ],
  'microphone-feedback': [
    example('ok', '', { parts: [one, part('amplifier', { feedback_control: true })] }),
    example('note', '2', { parts: [one, part('amplifier', { feedback_control: false })] }),
  ],
})
