import { describe, expect, test } from 'vitest'
import { errorsOf } from './filing-errors.ts'

const items = [
  { line: 'panel', quantity: 2 },
  { line: 'microphone', quantity: 0 },
]

describe('sentences at their fields', () => {
  test('a sentence about an item belongs to its line', () => {
    const errors = errorsOf([{ field: 'items.1.quantity', message: 'How many?' }], { items })
    expect(errors.items).toMatchObject({ message: 'How many?', types: { microphone: 'How many?' } })
  })

  test('a sentence about all items belongs to none of them', () => {
    const errors = errorsOf([{ field: 'items', message: 'Which?' }], { items: [] })
    expect(errors.items).toEqual({ type: 'contract', message: 'Which?' })
  })

  test('the first sentence of a field is shown, and what is no field of the form is left out', () => {
    const errors = errorsOf(
      [
        { field: 'type', message: 'First' },
        { field: 'type', message: 'Second' },
        { field: 'order', message: 'Which order?' },
      ],
      { items },
    )
    expect(errors).toEqual({ type: { type: 'contract', message: 'First' } })
  })
})
