import { expect, test } from 'vitest'
import { bindFigures } from './bind-figures.ts'

test.each([
  ['Amplifier, 2 × 120 W', 'Amplifier, 2_×_120_W'],
  ['Panel, 60 × 240 cm', 'Panel, 60_×_240_cm'],
  ['Cable, 2,5 mm², pair', 'Cable, 2,5_mm², pair'],
  ['Projector, 2.400 lumen', 'Projector, 2.400_lumen'],
  ['Aria 5 Slim Tower', 'Aria 5 Slim Tower'],
  ['Model 3 Wooden', 'Model 3 Wooden'],
  ['3 m and 5 mikrofon', '3_m and 5 mikrofon'],
  ['', ''],
])('%j keeps its figures together', (text, kept) => {
  expect(bindFigures(text).replaceAll('\u00A0', '_')).toBe(kept)
})
