import { expect, test } from 'vitest'
import { drawingOf } from './drawing-measures.ts'

test('both views have one scale and stay on the sheet', () => {
  const tower = drawingOf({ width: 34, height: 118.5, depth: 44 })
  expect(tower.front.height).toBe(196)
  expect(tower.front.width / tower.front.height).toBeCloseTo(34 / 118.5, 2)
  expect(tower.side.width / tower.side.height).toBeCloseTo(44 / 118.5, 2)
  expect(tower.side.x + tower.side.width).toBeLessThanOrEqual(tower.width)
})

test('a soundbar is drawn flat, and a screen of a few millimetres is still seen', () => {
  const bar = drawingOf({ width: 120, height: 7, depth: 10 })
  expect(bar.height).toBeLessThan(80)
  expect(drawingOf({ width: 230, height: 130, depth: 0.2 }).side.width).toBe(3)
})
