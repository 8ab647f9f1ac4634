import type { PdfSheet } from '../../../platform/pdf/pdf-sheet.ts'
import type { Look } from '../../media/media.ts'

/** Pictures by what they are wanted for. */
export type Pictures = Record<string, Uint8Array>

export const goodsKey = (picture: string): string => `goods/${picture}`
export const sceneKey = (picture: string, look: Look): string => `scene/${look}/${picture}`
export const fillerKey = (place: number): string => `filler/${place}`
export const coverKey = (picture: string): string => `cover/${picture}`

interface Place {
  x: number
  y: number
  width: number
  height: number
}

// What pdfkit makes of a picture; it declares nothing of it.
type Opened = PDFKit.Mixins.ImageSrc

/** The pictures of one document: each is put into it once, however often it is drawn. */
export class PictureShelf {
  readonly #sheet: PdfSheet
  readonly #bytes: Pictures
  readonly #opened = new Map<string, Opened>()

  constructor(sheet: PdfSheet, bytes: Pictures) {
    this.#sheet = sheet
    this.#bytes = bytes
  }

  /** Draws a picture into its place; says so where there is none. */
  draw(key: string, { x, y, width, height }: Place): boolean {
    const picture = this.#open(key)
    if (picture === undefined) return false
    this.#sheet.doc.image(picture, x, y, { width, height })
    return true
  }

  #open(key: string): Opened | undefined {
    const known = this.#opened.get(key)
    const bytes = this.#bytes[key]
    if (known !== undefined || bytes === undefined) return known
    const { doc } = this.#sheet
    const opened = (doc as unknown as { openImage(bytes: Buffer): Opened }).openImage(Buffer.from(bytes))
    this.#opened.set(key, opened)
    return opened
  }
}
