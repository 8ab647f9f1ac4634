import type { RichBlock, RichText } from '@gema/contract/shapes/rich-text.ts'
import { expect, test } from 'vitest'
import { figuresOfText } from './figures-of-text.ts'

const before: RichBlock = { kind: 'paragraph', text: ['Who we are.'] }
const many: RichBlock = {
  kind: 'table',
  head: [['Year'], ['What']],
  rows: [
    [['2009'], ['A bench']],
    [['2012'], ['A store']],
  ],
}
const one: RichBlock = { kind: 'table', head: [['Founded'], ['Stores']], rows: [[['2009'], ['2']]] }

const textOf = (...blocks: RichBlock[]): RichText => ({ blocks, contents: [{ id: 'a', text: 'A' }] })

test('the first table of one row is taken out of the text as figures', () => {
  expect(figuresOfText(textOf(before, many, one))).toEqual({
    figures: [
      { name: ['Founded'], value: ['2009'] },
      { name: ['Stores'], value: ['2'] },
    ],
    rest: textOf(before, many),
  })
})

test('a text without such a table stays whole', () => {
  expect(figuresOfText(textOf(before, many))).toEqual({ figures: [], rest: textOf(before, many) })
})
