import { example, part, proveRules } from './prove-rules.ts'
import { standRules } from './stands.ts'

const stand = (height_cm: number, max_load_kg = 20) => part('stand', { height_cm, max_load_kg, pieces: 2 })
const bracket = (max_load_kg: number) => part('bracket', { max_load_kg, pieces: 2 })
const front = (weight_kg: number, height_cm = 33.5) => part('front', { weight_kg, height_cm, pieces: 2 })

proveRules(standRules, {
  'stand-load': [
    example('warning', '88', { parts: [stand(60), front(13, 88)] }),
    example('warning', '21,5 20', { parts: [stand(60), front(21.5)] }),
    example('note', '4 2', { parts: [stand(60), { ...front(7), quantity: 2 }] }),
    example('ok', '7,2 20', { parts: [stand(60), front(7.2)] }),
  ],
  'stand-height': [
    example('note', '71', { parts: [stand(51.5), front(3, 24)] }),
    example('note', '122', { parts: [stand(90), front(9, 40)] }),
    example('ok', '88', { parts: [stand(61.5), front(7)] }),
  ],
  'bracket-load': [
    example('warning', '17,2 8', { parts: [bracket(8), front(17.2)] }),
    example('note', '4 2', { parts: [bracket(18), { ...front(17.2), quantity: 2 }] }),
    example('ok', '17,2 18', { parts: [bracket(18), front(17.2)] }),
  ],
})
