import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { PdfFonts } from './pdf-fonts.ts'

const runsOf = (text: string) => new PdfFonts(new PDFDocument()).runs(text, 400)

test('ordinary text is one piece', () => {
  const text = 'Café “Nada” – Rp\u00A01.500.000 × 2 •••• −'
  expect(runsOf(text)).toEqual([{ font: 'latin-400', text }])
})

test('letters that the first font lacks come from the next one', () => {
  expect(runsOf('Jan Łoś')).toEqual([
    { font: 'latin-400', text: 'Jan ' },
    { font: 'latin-ext-400', text: 'Ł' },
    { font: 'latin-400', text: 'o' },
    { font: 'latin-ext-400', text: 'ś' },
  ])
  expect(runsOf('ễ')).toEqual([{ font: 'vietnamese-400', text: 'ễ' }])
})

test('letters with their accents apart are put together', () => {
  expect(runsOf('Cafe\u0301')).toEqual([{ font: 'latin-400', text: 'Café' }])
})

test('what no font has becomes one question mark for each sign that people see', () => {
  expect(runsOf('王明 👩‍👩‍👧‍👦!')).toEqual([{ font: 'latin-400', text: '?? ?!' }])
})

test('signs that the typeface lacks are written out', () => {
  expect(runsOf('8 Ω, 4 \u2126 ≥ 2 μF')).toEqual([{ font: 'latin-400', text: '8 ohm, 4 ohm >= 2 µF' }])
})

test('what is not seen is left out, and breaks become spaces', () => {
  expect(runsOf('a\u200Bb\nc\u202Ed')).toEqual([{ font: 'latin-400', text: 'ab cd' }])
})
