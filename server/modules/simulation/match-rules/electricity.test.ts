import type { ComponentRole } from '@gema/contract/match/component-roles.ts'
import { electricityRules } from './electricity.ts'
import { example, part, proveRules, room } from './prove-rules.ts'

const drawing = (role: ComponentRole, power_draw_w: number, quantity = 1) =>
  part(role, { power_draw_w }, { quantity })
const cinema = [drawing('amplifier', 560), drawing('subwoofer', 370), drawing('seat', 500)]
const sequencer = part('power', { connectors: '7 outlets, remote contact', power_draw_w: 6 })
const conditioner = part('power', { max_power_w: 1500, outlets: 3, power_draw_w: 22 })
const plug = part('turntable', {})

proveRules(electricityRules, {
  'home-power': [
    example('warning', '930 900', { parts: cinema, room: room({ va: 900 }) }),
    example('note', '930 1.300 370', { parts: cinema, room: room({ va: 1300 }) }),
    example('ok', '930 2.200 1.270', { parts: cinema, room: room({ va: 2200 }) }),
  ],
  // Eight times the draw at 220 V
  'switch-on': [
    example('warning', '51 4', { parts: [drawing('amplifier', 1390)], room: room({ va: 900 }) }),
    example('note', '38 6', {
      parts: [drawing('amplifier', 1050), drawing('subwoofer', 370), sequencer],
      room: room({ va: 1300 }),
    }),
    example('note', '34 6', { parts: cinema, room: room({ va: 1300 }) }),
    example('ok', '20 6 30', { parts: [...cinema, sequencer], room: room({ va: 1300 }) }),
    example('ok', '34 10 50', { parts: cinema, room: room({ va: 2200 }) }),
  ],
  'conditioner-load': [
    example('warning', '2.080 1.500', {
      parts: [conditioner, drawing('amplifier', 860), drawing('subwoofer', 610, 2)],
    }),
    example('note', '1.470 1.500', {
      parts: [conditioner, drawing('amplifier', 860), drawing('subwoofer', 610), drawing('projector', 250)],
    }),
    example('ok', '930 1.500', { parts: [conditioner, ...cinema] }),
  ],
  'conditioner-outlets': [
    example('note', '5 3', {
      parts: [conditioner, plug, ...cinema, part('front', { power_draw_w: 360, pieces: 2 })],
    }),
    example('ok', '3 3', { parts: [conditioner, plug, ...cinema] }),
  ],
})
