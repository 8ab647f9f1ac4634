import { create, type Font } from 'fontkit'
import { bytesOf, parts, type Weight, writtenOut } from '../pdf/pdf-fonts.ts'

/** A piece of text that one font can draw. */
export interface DrawnRun {
  font: Font
  text: string
}

const opened = new Map<string, Font>()
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const unseen = /^\p{Cf}+$/u
const breaks = /^[\p{Cc}\p{Zl}\p{Zp}]+$/u

/** A part of the typeface in a weight, opened once. */
function fontOf(part: (typeof parts)[number], weight: Weight): Font {
  const name = `${part}-${weight}`
  const known = opened.get(name)
  if (known !== undefined) return known
  const font = create(bytesOf(name))
  if (!('layout' in font)) throw new Error(`the file of ${name} holds several fonts`)
  opened.set(name, font)
  return font
}

export const usualFont = (weight: Weight): Font => fontOf(parts[0], weight)

/** The first font that has a whole sign as people see it. */
function fontWith(sign: string, weight: Weight): Font | undefined {
  const codes = Array.from(sign, (character) => character.codePointAt(0) ?? 0)
  return parts
    .map((part) => fontOf(part, weight))
    .find((font) => codes.every((code) => font.hasGlyphForCodePoint(code)))
}

/** A text in pieces, each with the font that has all of its signs. What no font has is written out, or left out. */
export function drawnRuns(text: string, weight: Weight): DrawnRun[] {
  const runs: DrawnRun[] = []
  for (const { segment } of graphemes.segment(text.normalize('NFC'))) {
    if (unseen.test(segment)) continue
    const sign = breaks.test(segment) ? ' ' : segment
    const font = fontWith(sign, weight)
    const piece = { font: font ?? usualFont(weight), text: font ? sign : (writtenOut[sign] ?? '') }
    const last = runs.at(-1)
    if (last?.font === piece.font) last.text += piece.text
    else if (piece.text !== '') runs.push(piece)
  }
  return runs
}

/** Whether the typeface has the script that a text is written in: a sign that it lacks here and there does no harm. */
export function canDraw(text: string): boolean {
  const letters = Array.from(text.normalize('NFC')).filter((character) => /\p{L}/u.test(character))
  const known = letters.filter((letter) => letter in writtenOut || fontWith(letter, 400) !== undefined)
  return known.length >= letters.length * 0.8
}
