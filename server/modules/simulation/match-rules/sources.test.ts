import { example, part, proveRules } from './prove-rules.ts'
import { sourceRules } from './sources.ts'

const turntable = (connectors: string, cartridge = 'Moving magnet') =>
  part('turntable', { connectors, cartridge })
const phono = (phono_input: boolean) => part('amplifier', { phono_input })
const streamer = part('streamer', { connectors: 'RCA out' })

proveRules(sourceRules, {
  'phono-input': [
    example('warning', '', { parts: [turntable('RCA with ground, phono level'), phono(false)] }),
    example('note', '', { parts: [turntable('RCA, phono level', 'Moving coil, 0.5 mV'), phono(true)] }),
    example('ok', '', { parts: [turntable('RCA with ground, phono level'), phono(true)] }),
    example('ok', '', { parts: [turntable('RCA, phono or line, switchable'), phono(false)] }),
  ],
  'line-inputs': [
    example('warning', '2 1', {
      parts: [
        part('amplifier', { phono_input: false, line_inputs: 1, optical_inputs: 1 }),
        turntable('RCA, phono or line'),
        streamer,
      ],
    }),
    example('ok', '1 3', {
      parts: [part('amplifier', { phono_input: true, line_inputs: 3 }), turntable('RCA'), streamer],
    }),
  ],
})
