import { expect, test } from 'vitest'
import { findEntries, nextBeginningWith, partsOf } from './search-entries.ts'

const entries = ['Kukusan', 'Tanah Baru', 'Beji', 'Pondok Cina', 'Kemiri Muka', 'Beji Timur'].map((text) => ({
  value: text,
  text,
}))
const found = (typed: string) => findEntries(entries, typed).map(({ text }) => text)
const marked = (text: string, typed: string) =>
  partsOf(text, typed)
    .map((part) => (part.typed ? `[${part.text}]` : part.text))
    .join('')

test('what begins with the typed letters stands before what has a word that does', () => {
  expect(found('b')).toEqual(['Beji', 'Beji Timur', 'Tanah Baru'])
  expect(found('ku')).toEqual(['Kukusan'])
  expect(found('ka')).toEqual(['Kemiri Muka'])
})

test('case, accents and spaces around do not matter, and every word must be there', () => {
  expect(found('  TIMUR beji ')).toEqual(['Beji Timur'])
  expect(found('béji')).toEqual(['Beji', 'Beji Timur'])
  expect(found('beji barat')).toEqual([])
})

test('a long name is found by its first letters', () => {
  const names = ['Bali', 'Nusa Tenggara Barat', 'Daerah Khusus Ibukota Jakarta', 'Kota Depok']
  const provinces = names.map((text) => ({ value: text, text }))
  const first = (typed: string) => findEntries(provinces, typed).map(({ text }) => text)
  expect(first('ntb')).toEqual(['Nusa Tenggara Barat'])
  expect(first('DKI Jakarta')).toEqual(['Daerah Khusus Ibukota Jakarta'])
  expect(first('dk')).toEqual(['Daerah Khusus Ibukota Jakarta'])
})

test('nothing typed shows all, in their own order', () => {
  expect(findEntries(entries, '   ')).toBe(entries)
})

test('the typed part is marked where a word begins with it', () => {
  expect(marked('Tanah Baru', 'b')).toBe('Tanah [B]aru')
  expect(marked('Kabupaten Bekasi', 'b')).toBe('Kabupaten [B]ekasi')
  expect(marked('Kemiri Muka', 'ka')).toBe('Kemiri Mu[ka]')
  expect(marked('Beji Timur', 'timur be')).toBe('[Be]ji [Timur]')
  expect(marked('Café Élan', 'elan')).toBe('Café [Élan]')
  expect(marked('Beji', '')).toBe('Beji')
})

test('signs that mean something in patterns are ordinary letters', () => {
  expect(found('.*')).toEqual([])
  expect(marked('A (B)', '(b')).toBe('A [(B])')
})

test('a letter leads to the next entry that begins with it, and round again', () => {
  expect(nextBeginningWith(entries, 'b', 0)).toBe(2)
  expect(nextBeginningWith(entries, 'b', 2)).toBe(5)
  expect(nextBeginningWith(entries, 'b', 5)).toBe(2)
  expect(nextBeginningWith(entries, 'ke', 4)).toBe(4)
  expect(nextBeginningWith(entries, 'x', 3)).toBe(3)
})
