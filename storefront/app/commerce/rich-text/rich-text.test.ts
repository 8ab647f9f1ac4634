import type { RichBlock } from '@gema/contract/shapes/rich-text.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { LanguageProvider } from '../../language/use-language.ts'
import { RichText } from './rich-text.tsx'

/** What a page in Indonesian would hold. */
function shown(...blocks: RichBlock[]): string {
  const text = createElement(RichText, { text: { blocks, contents: [] } })
  const value = { language: 'id', direction: 'ltr' as const }
  return renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(LanguageProvider, { value }, text)),
  ).replaceAll(/ class="[^"]*"/g, '')
}

const linked = (to: string): string =>
  shown({ kind: 'paragraph', text: [{ kind: 'link', to, text: ['here'] }] })

test('whatever is written in a text is shown as it was written, and never becomes markup', () => {
  expect(
    shown({ kind: 'paragraph', text: ['<script>alert(1)</script>', { kind: 'break' }, 'a & b'] }),
  ).toContain('<p>&lt;script&gt;alert(1)&lt;/script&gt;<br/>a &amp; b</p>')
  expect(shown({ kind: 'code', text: '<img onerror=alert(1)>' })).toContain(
    '<code>&lt;img onerror=alert(1)&gt;</code>',
  )
})

test('a heading has the id that leads to it, at its own level', () => {
  expect(
    shown({ kind: 'heading', level: 3, id: 'where-the-bass-goes', text: ['Where the bass goes'] }),
  ).toContain('<h3 id="where-the-bass-goes">Where the bass goes</h3>')
})

test('a link of the shop keeps the language; one that leads out opens beside it and vouches for nobody', () => {
  expect(linked('/simulation')).toContain('<a href="/id/simulation"')
  expect(linked('https://elsewhere.example/a')).toContain(
    '<a href="https://elsewhere.example/a" target="_blank" rel="noopener nofollow">here</a>',
  )
  for (const as_it_is of [
    'mailto:halo@gema.example',
    'tel:+622155500188',
    '#steps',
    '/api/storefront/catalogue/download',
  ]) {
    expect(linked(as_it_is)).toContain(`<a href="${as_it_is}">here</a>`)
  }
})

test('lists keep their numbers, and hold other lists', () => {
  const inner: RichBlock = { kind: 'list', ordered: false, start: 1, items: [[{ kind: 'rule' }]] }
  expect(shown({ kind: 'list', ordered: true, start: 3, items: [[inner], []] })).toContain(
    '<ol start="3"><li><ul><li><hr/></li></ul></li><li></li></ol>',
  )
})

test('a table is named by its columns, and each row by its first cell', () => {
  const table = shown({
    kind: 'table',
    head: [['Room'], [{ kind: 'strong', text: ['Subwoofer'] }]],
    rows: [[['16 m²'], ['10 inch']]],
  })
  expect(table).toContain('<section aria-label="Room, Subwoofer" tabindex="0">')
  expect(table).toContain('<tr><th scope="col">Room</th><th scope="col"><strong>Subwoofer</strong></th></tr>')
  expect(table).toContain('<tr><th scope="row">16 m²</th><td>10 inch</td></tr>')
})

test('a quote and a note hold whole parts of a text', () => {
  const words: RichBlock = { kind: 'paragraph', text: [{ kind: 'emphasis', text: ['Listen'] }] }
  expect(shown({ kind: 'quote', blocks: [words] })).toContain(
    '<blockquote><p><em>Listen</em></p></blockquote>',
  )
  expect(shown({ kind: 'note', blocks: [words] })).toMatch(
    /<svg.*<\/svg><div><p><em>Listen<\/em><\/p><\/div>/,
  )
})
