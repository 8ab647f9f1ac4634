import type { RichBlock } from '@gema/contract/shapes/rich-text.ts'
import { expect, test } from 'vitest'
import { sectionsBeside } from './sections-beside.ts'

const heading = (text: string): RichBlock => ({ kind: 'heading', level: 2, id: text, text: [text] })
const line = (text: string): RichBlock => ({ kind: 'paragraph', text: [text] })
const link = (to: string): RichBlock => ({
  kind: 'table',
  head: [['How']],
  rows: [[[{ kind: 'strong', text: [{ kind: 'link', to, text: ['there'] }] }]]],
})

const beside = (...blocks: RichBlock[]) =>
  sectionsBeside({ blocks, contents: [] }, { stores: ['Gema Fatmawati'], here: '/contact-us' }).map(
    ({ blocks: [first] }) => (first?.kind === 'heading' ? first.text.join('') : ''),
  )

test('what the page shows already is left out, and the rest stays in its order', () => {
  expect(
    beside(
      line('Ask before you buy.'),
      heading('The quickest way'),
      link('/contact-us'),
      heading('What helps'),
      line('The size of the room.'),
      heading('Gema Fatmawati'),
      line('Four demo rooms.'),
      heading('Is it really us?'),
      link('/track-order'),
    ),
  ).toEqual(['What helps', 'Is it really us?'])
})

test('a heading of a lower level begins no section', () => {
  const [section] = sectionsBeside(
    {
      blocks: [heading('One'), { kind: 'heading', level: 3, id: 'x', text: ['Two'] }, line('Three')],
      contents: [],
    },
    { stores: [], here: '/' },
  )
  expect(section?.blocks).toHaveLength(3)
})

test('a text without headings says nothing more', () => {
  expect(beside(line('Only this.'))).toEqual([])
})
