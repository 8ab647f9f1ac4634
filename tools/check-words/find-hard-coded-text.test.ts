import { expect, test } from 'vitest'
import { parseSource } from '../check-arrows/parse-source.ts'
import { findHardCodedText } from './find-hard-coded-text.ts'

const found = (jsx: string) =>
  findHardCodedText(parseSource('a.tsx', jsx), ['Gema', 'Indonesia', 'Bahasa Indonesia'])
const texts = (jsx: string) => found(jsx).map(({ text }) => text)

test('text between tags is found with its line', () => {
  expect(found('const a = (\n  <p>\n    Add to\n    cart\n  </p>\n)')).toEqual([
    { text: 'Add to cart', line: 3, attribute: null },
  ])
})

test('attributes that people read or hear are found', () => {
  expect(
    found('<img alt="A speaker" title={"Zoom"} className="rounded border" src="/speaker.webp" />'),
  ).toEqual([
    { text: 'A speaker', line: 1, attribute: 'alt' },
    { text: 'Zoom', line: 1, attribute: 'title' },
  ])
  expect(texts('<input placeholder="Ex." aria-label="Ok" type="text" name="mail" />')).toEqual(['Ex.', 'Ok'])
})

test('texts inside expressions are found', () => {
  expect(texts(`<p>{'Sold out'}{open ? 'Close' : t('open')}{empty && 'Nothing here'}</p>`)).toEqual([
    'Sold out',
    'Close',
    'Nothing here',
  ])
  expect(texts('<>{`Only $' + '{count} left`}</>')).toEqual(['Only … left'])
})

test('signs, short units, entities and numbers are no sentences', () => {
  expect(texts('<p>Rp {price} · 5 kg &nbsp;&rarr; {"/"} × 24</p>')).toEqual([])
  expect(texts('<img alt="" aria-label={t("zoom")} title={`$' + '{name}`} />')).toEqual([])
})

test('strings that only steer the code are left alone', () => {
  expect(
    texts(`<p className="font-bold" role="status">{status === 'paid' && <Tick />}{t('paid')}</p>`),
  ).toEqual([])
  expect(texts(`<p>{/* a comment of words */}{lines.map((line) => line['name'])}</p>`)).toEqual([])
  expect(texts('const small = count < limit && total > other')).toEqual([])
  expect(texts('<style>{`body` }</style>')).toEqual([])
})

test('proper names may stay, but not the words around them', () => {
  expect(texts('<p>Gema</p>')).toEqual([])
  expect(texts('<a title="Bahasa Indonesia">Indonesia</a>')).toEqual([])
  expect(texts('<p>Welcome to Gema</p>')).toEqual(['Welcome to Gema'])
  expect(texts('<p>Gemas</p>')).toEqual(['Gemas'])
})
