import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { unpackWoff } from './unpack-woff.ts'

export type Weight = 400 | 600 | 700

/** A piece of text that one font can write. */
export interface Run {
  font: string
  text: string
}

type Doc = PDFKit.PDFDocument

/** The parts that the typeface is cut into, in the order in which they are asked. */
export const parts = ['latin', 'latin-ext', 'vietnamese', 'cyrillic-ext'] as const
const replacement = '?'
/** Most texts: the first font has all of it, and to look at every character takes long. */
const plain = /^[\x20-\x7e\u00a0]+$/
/** Signs that the typeface lacks, as people write them without. */
export const writtenOut: Record<string, string> = {
  ...{ Ω: 'ohm', μ: 'µ', '≥': '>=', '≤': '<=', '≈': '~', '→': '->', '⅓': ' 1/3', '⅔': ' 2/3' },
}

const require = createRequire(import.meta.url)
const files = new Map<string, Buffer>()
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Of what pdfkit makes of a font: what it can write. */
interface OpenedFont {
  font: { hasGlyphForCodePoint(code: number): boolean }
}

/** The fonts of a document: registered by name, opened when something needs them. */
export class PdfFonts {
  readonly #doc: Doc
  readonly #known = new Map<string, OpenedFont>()

  constructor(doc: Doc) {
    this.#doc = doc
  }

  /** A text in pieces, each with the font that has all of its characters. What no font has is written out, or becomes a question mark. */
  runs(text: string, weight: Weight): Run[] {
    if (plain.test(text)) {
      this.#opened(parts[0], weight)
      return [{ font: `${parts[0]}-${weight}`, text }]
    }
    const runs: Run[] = []
    for (const { segment } of graphemes.segment(text.normalize('NFC'))) {
      const piece = this.#piece(segment, weight)
      const last = runs.at(-1)
      if (last?.font === piece.font) last.text += piece.text
      else if (piece.text !== '') runs.push(piece)
    }
    return runs
  }

  #piece(segment: string, weight: Weight): Run {
    const usual = `${parts[0]}-${weight}`
    this.#opened(parts[0], weight)
    if (/^[\p{Cc}\p{Zl}\p{Zp}]+$/u.test(segment)) return { font: usual, text: ' ' }
    if (/^\p{Cf}+$/u.test(segment)) return { font: usual, text: '' }
    const codes = Array.from(segment, (character) => character.codePointAt(0) ?? 0)
    for (const part of parts) {
      const { font } = this.#opened(part, weight)
      if (codes.every((code) => font.hasGlyphForCodePoint(code)))
        return { font: `${part}-${weight}`, text: segment }
    }
    return { font: usual, text: writtenOut[segment] ?? replacement }
  }

  #opened(part: string, weight: Weight): OpenedFont {
    const name = `${part}-${weight}`
    const known = this.#known.get(name)
    if (known !== undefined) return known
    this.#doc.registerFont(name, bytesOf(name)).font(name)
    // What a font can write is known to pdfkit alone, which does not declare it.
    const { _font: opened } = this.#doc as unknown as { _font: OpenedFont }
    this.#known.set(name, opened)
    return opened
  }
}

/** Read once: the same few files are in every paper. */
export function bytesOf(name: string): Buffer {
  const file = `@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-${name}-normal.woff`
  const bytes = files.get(name) ?? unpackWoff(readFileSync(require.resolve(file)))
  files.set(name, bytes)
  return bytes
}
