import PDFDocument from 'pdfkit'
import { PdfSheet } from './pdf-sheet.ts'

interface FileFacts {
  language: string
  /** What a reader shows in its window. */
  title: string
  author: string
  subject: string
  createdAt: Date
}

/** A new paper, A4, and what becomes of it once the document is ended. */
export function openPdf({ language, title, author, subject, createdAt }: FileFacts): {
  sheet: PdfSheet
  bytes: Promise<Uint8Array<ArrayBuffer>>
} {
  const doc = new PDFDocument({
    size: 'A4',
    // Everything is placed by hand: nothing may flow onto a page of its own.
    margin: 0,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: {
      Title: title,
      Author: author,
      Subject: subject,
      CreationDate: createdAt,
      ModDate: createdAt,
    },
  })
  return { sheet: new PdfSheet(doc), bytes: bytesOf(doc) }
}

function bytesOf(doc: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => void chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}
