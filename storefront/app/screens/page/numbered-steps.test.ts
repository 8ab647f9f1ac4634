import { expect, test } from 'vitest'
import { numberedSteps } from './numbered-steps.ts'

test('numbered headings are steps, the others are not', () => {
  const contents = [
    { id: '1-find', text: '1. Find what fits' },
    { id: 'pause', text: '2009 was the year' },
    { id: '12-pay', text: '12. Pay in time' },
    { id: 'help', text: 'Need a hand?' },
  ]
  expect(numberedSteps(contents)).toEqual([
    { id: '1-find', number: '1', text: 'Find what fits' },
    { id: '12-pay', number: '12', text: 'Pay in time' },
  ])
})
