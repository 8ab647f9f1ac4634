import { colours } from './pdf-colours.ts'
import { PdfFonts, type Run, type Weight } from './pdf-fonts.ts'

export interface TextStyle {
  size: number
  weight: Weight
  colour: string
  /** Figures of one width, for columns of amounts. */
  isTabular?: boolean
  /** How far letters stand apart beyond the usual, in parts of the size. */
  tracking?: number
  /** From line to line, in parts of the size. */
  leading?: number
}

interface Room {
  width: number
  /** No more lines than this; what is left out is told by "…". */
  most?: number
}

interface Place extends Room {
  x: number
  y: number
  align?: 'start' | 'end'
}

/** No text on a paper is worth more characters than this. */
const longest = 1_500

/** A4, in points. */
export const page = { width: 595.28, height: 841.89, margin: 48, foot: 64 }
export const inner = page.width - 2 * page.margin
export const lineHeight = 1.4

type Doc = PDFKit.PDFDocument

/** The paper: measures and writes texts whose characters may stand in several fonts. */
export class PdfSheet {
  readonly doc: Doc
  readonly #fonts: PdfFonts
  readonly #widths = new Map<string, number>()

  constructor(doc: Doc) {
    this.doc = doc
    this.#fonts = new PdfFonts(doc)
  }

  /** How high a text becomes. */
  heightOf(text: string, style: TextStyle, room: Room): number {
    return this.#wrap(text, style, room).length * leadingOf(style)
  }

  /** How wide a text is on one line. */
  widthOf(text: string, style: TextStyle): number {
    return this.#fonts.runs(text, style.weight).reduce((sum, run) => sum + this.#runWidth(run, style), 0)
  }

  /** Writes a text and answers how high it became. */
  write(text: string, style: TextStyle, place: Place): number {
    const { x, y, width, align = 'start' } = place
    const lines = this.#wrap(text, style, place)
    lines.forEach((line, number) => {
      let left = align === 'end' ? x + width - this.widthOf(line, style) : x
      for (const run of this.#fonts.runs(line, style.weight)) {
        const { doc } = this
        doc.font(run.font).fontSize(style.size).fillColor(style.colour)
        doc.text(run.text, left, y + number * leadingOf(style), { lineBreak: false, ...manners(style) })
        left += this.#runWidth(run, style)
      }
    })
    return lines.length * leadingOf(style)
  }

  #runWidth(run: Run, style: TextStyle): number {
    return this.doc.font(run.font).fontSize(style.size).widthOfString(run.text, manners(style))
  }

  /** Words and letters come again and again; to measure one takes long. */
  #measured(text: string, style: TextStyle): number {
    const key = [style.weight, style.size, style.isTabular === true, style.tracking ?? 0, text].join(' ')
    const width = this.#widths.get(key) ?? this.widthOf(text, style)
    this.#widths.set(key, width)
    return width
  }

  #wrap(text: string, style: TextStyle, { width, most = Infinity }: Room): string[] {
    const space = this.#measured(' ', style)
    const words = text.slice(0, longest).split(/[ \n\r\t]+/)
    const lines: string[] = []
    let line: string[] = []
    let used = 0
    for (const word of words.flatMap((each) => this.#cut(each, style, width))) {
      const more = this.#measured(word, style)
      if (line.length > 0 && used + space + more > width) {
        lines.push(line.join(' '))
        line = []
        used = 0
      }
      used += more + (line.length > 0 ? space : 0)
      line.push(word)
    }
    if (line.length > 0) lines.push(line.join(' '))
    if (lines.length <= most) return lines
    return [...lines.slice(0, most - 1), this.#shortened(lines[most - 1] ?? '', style, width)]
  }

  /** A line that says that more would follow: the words that fit before "…", the first one in any case. */
  #shortened(line: string, style: TextStyle, width: number): string {
    const words = line.split(' ')
    while (words.length > 1 && this.#measured(`${words.join(' ')} …`, style) > width) words.pop()
    return `${words.join(' ')} …`
  }

  /** A word in pieces that fit on a line. */
  #cut(word: string, style: TextStyle, width: number): string[] {
    if (word === '') return []
    if (this.#measured(word, style) <= width) return [word]
    const pieces: string[] = []
    let piece = ''
    let used = 0
    for (const character of word) {
      const more = this.#measured(character, style)
      if (piece !== '' && used + more > width) {
        pieces.push(piece)
        piece = ''
        used = 0
      }
      piece += character
      used += more
    }
    return [...pieces, piece]
  }
}

const leadingOf = ({ size, leading = lineHeight }: TextStyle): number => size * leading

const manners = ({ isTabular, tracking, size }: TextStyle) => ({
  ...(isTabular && { features: ['tnum'] as PDFKit.Mixins.OpenTypeFeatures[] }),
  ...(tracking !== undefined && { characterSpacing: tracking * size }),
})

/** A further page, which begins with what it is a page of; answers where there is room. */
export function beginPage(sheet: PdfSheet, title: string): number {
  sheet.doc.addPage()
  const style = { size: 9, weight: 600, colour: colours.second } as const
  return page.margin + sheet.write(title, style, { x: page.margin, y: page.margin, width: inner }) + 14
}

/** A thin line from side to side. */
export const drawRule = ({ doc }: PdfSheet, y: number): void => {
  doc
    .lineWidth(0.6)
    .moveTo(page.margin, y)
    .lineTo(page.margin + inner, y)
    .stroke(colours.line)
}
