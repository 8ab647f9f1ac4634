import { hdmiCableRules } from './hdmi-cables.ts'
import { example, part, proveRules, room } from './prove-rules.ts'

const cable = (figures: Record<string, number>) => part('hdmi_cable', figures)
const receiver = part('amplifier', { hdmi_bandwidth_gbps: 40 })
const screen = part('screen', { screen_diagonal_in: 100 })
const projector = (throw_ratio: number) => part('projector', { throw_ratio })

proveRules(hdmiCableRules, {
  'hdmi-bandwidth': [
    example('warning', '10 18', { parts: [cable({ hdmi_bandwidth_gbps: 10 }), receiver] }),
    example('note', '18 40', { parts: [cable({ hdmi_bandwidth_gbps: 18 }), receiver] }),
    example('ok', '48 40', { parts: [cable({ hdmi_bandwidth_gbps: 48 }), receiver] }),
  ],
  'hdmi-length': [
    // 1.15 × 2.214 m + 2.8 m + 1 m
    example('warning', '5 6,3', {
      parts: [cable({ length_m: 5 }), projector(1.15), screen],
      room: room(),
    }),
    example('ok', '3 2', { parts: [cable({ length_m: 3 }), projector(0.23), screen], room: room() }),
    example('note', '1', { parts: [cable({ length_m: 1 })] }),
    example('ok', '2', { parts: [cable({ length_m: 2 })] }),
  ],
})
