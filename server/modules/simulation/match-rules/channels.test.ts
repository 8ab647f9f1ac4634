import { channelRules } from './channels.ts'
import { example, part, proveRules } from './prove-rules.ts'

const pair = { impedance_ohm: 8, pieces: 2 }
const front = part('front', pair)
const receiver = (channels: string, dolby_atmos = true) => part('amplifier', { channels, dolby_atmos })
const height = part('height', { impedance_ohm: 8 }, { quantity: 4 })
const subwoofer = part('subwoofer', { rms_power_w: 300 })

proveRules(channelRules, {
  'channel-count': [
    example('warning', '6 5 1', { parts: [receiver('5.2'), front, height] }),
    example('note', '8 5 2', { parts: [receiver('5.2'), { ...front, quantity: 4 }] }),
    example('ok', '6 7', { parts: [receiver('7.2'), front, height] }),
  ],
  'height-channels': [
    example('warning', '4', { parts: [receiver('7.1', false), height] }),
    example('ok', '4', { parts: [receiver('7.2'), height] }),
  ],
  'subwoofer-outputs': [
    example('warning', '', { parts: [part('soundbar', { rms_power_w: 60 }), subwoofer] }),
    example('warning', '', { parts: [part('amplifier', { subwoofer_outputs: 0 }), subwoofer] }),
    example('note', '2 1', {
      parts: [part('amplifier', { subwoofer_outputs: 1 }), { ...subwoofer, quantity: 2 }],
    }),
    example('ok', '1 2', {
      parts: [
        part('amplifier', { subwoofer_outputs: 0 }),
        part('front', { subwoofer_outputs: 2 }),
        subwoofer,
      ],
    }),
  ],
  'front-pair': [example('note', '1 2', { parts: [part('front', { rms_power_w: 500 })] })],
})
