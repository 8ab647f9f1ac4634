import { hdmiChainRules } from './hdmi-chain.ts'
import { example, part, proveRules } from './prove-rules.ts'

const centre = part('centre', { impedance_ohm: 6 })
const projector = (hdmi_earc: boolean) => part('projector', { hdmi_earc })
const receiver = (hdmi_earc: boolean) => part('amplifier', { hdmi_earc })
const inputs = (hdmi_inputs: number) => part('amplifier', { hdmi_inputs })
const player = part('player', { hdmi_outputs: 1 })

proveRules(hdmiChainRules, {
  'earc-chain': [
    example('note', '', { parts: [part('soundbar', { hdmi_earc: false })] }),
    example('note', '', { parts: [receiver(true), centre, part('hdmi_cable', { hdmi_earc: false })] }),
    example('note', '', { parts: [receiver(false), projector(true)] }),
    example('note', '', { parts: [receiver(true), projector(false)] }),
    example('ok', '', { parts: [part('soundbar', { hdmi_earc: true })] }),
    example('ok', '', { parts: [receiver(true), projector(true)] }),
  ],
  'hdmi-inputs': [
    example('note', '0', { parts: [inputs(0), player] }),
    example('ok', '1 2', { parts: [inputs(2), player] }),
    example('note', '2 3', { parts: [inputs(2), centre] }),
    example('ok', '6', { parts: [inputs(6), centre] }),
    example('note', '0', { parts: [part('soundbar', { rms_power_w: 60 })] }),
  ],
})
