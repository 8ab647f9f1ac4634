import { cabinetRules } from './cabinet.ts'
import { example, part, proveRules } from './prove-rules.ts'

const cabinet = part('cabinet', {
  ...{ shelves: 2, inner_width_cm: 42, inner_height_cm: 17.5, max_load_kg: 20, depth_cm: 40 },
})
const receiver = (figures: Record<string, number>) => part('amplifier', figures)
const streamer = part('streamer', { width_cm: 40, weight_kg: 5 })
const strip = part('power', { width_cm: 48.2, weight_kg: 3 })

proveRules(cabinetRules, {
  'cabinet-width': [
    example('warning', '43,5 42', { parts: [cabinet, receiver({ width_cm: 43.5 })] }),
    example('note', '48,2 42', { parts: [cabinet, streamer, strip] }),
    example('ok', '40 42', { parts: [cabinet, streamer] }),
  ],
  'cabinet-height': [
    example('warning', '18,6 17,5', { parts: [cabinet, receiver({ height_cm: 18.6 })] }),
    example('note', '16 17,5', { parts: [cabinet, receiver({ height_cm: 16 })] }),
    example('ok', '7,5 17,5 10', { parts: [cabinet, receiver({ height_cm: 7.5 })] }),
  ],
  'cabinet-places': [
    example('note', '3 2', { parts: [cabinet, receiver({ width_cm: 40 }), streamer, strip] }),
    example('ok', '2 2', { parts: [cabinet, receiver({ width_cm: 40 }), streamer] }),
  ],
  'cabinet-load': [
    example('warning', 'Maker amplifier 24,5 20', { parts: [cabinet, receiver({ weight_kg: 24.5 })] }),
    example('ok', '10,4 20', { parts: [cabinet, receiver({ weight_kg: 10.4 }), strip] }),
  ],
  'cabinet-depth': [example('note', '42,5 40', { parts: [cabinet, receiver({ depth_cm: 42.5 })] })],
})
