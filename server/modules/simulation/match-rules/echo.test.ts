import { echoRules } from './echo.ts'
import { example, part, proveRules, room } from './prove-rules.ts'

const panels = (quantity: number) => part('panel', { coverage_m2: 1.44 }, { quantity })

proveRules(echoRules, {
  // 2 × (6 + 4) × 2.8 m are 56 m² of walls
  echo: [
    example('note', '1,4 56 3 7', { parts: [panels(1)], room: room() }),
    example('note', '28,8 51 7', { parts: [panels(20)], room: room() }),
    example('ok', '8,6 15', { parts: [panels(6)], room: room() }),
    example('ok', '4', { parts: [part('panel', { pieces: 2 }, { quantity: 2 })], room: room() }),
  ],
})
