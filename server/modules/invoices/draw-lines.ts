import { colours } from '../../platform/pdf/pdf-colours.ts'
import {
  beginPage,
  drawRule,
  inner,
  type PdfSheet,
  page,
  type TextStyle,
} from '../../platform/pdf/pdf-sheet.ts'
import type { InvoiceContents, InvoiceLine } from './invoice-shape.ts'

const head = { size: 8, weight: 600, colour: colours.second } as const
const text = { size: 9, weight: 400, colour: colours.ink } as const
const small = { size: 8, weight: 400, colour: colours.second } as const
const figure = { ...text, isTabular: true } as const
const bottom = page.height - page.foot

interface Column {
  x: number
  width: number
}

type Columns = Record<'product' | 'quantity' | 'price' | 'discount' | 'amount', Column>

/** Where each column stands; without any discount there is no column for it. */
function columnsOf(lines: InvoiceLine[]): Columns {
  const discount = lines.some((line) => line.discount !== '') ? 80 : 0
  const widths = { quantity: 36, price: 86, discount, amount: 90 }
  const product = inner - widths.quantity - widths.price - widths.discount - widths.amount
  let x = page.margin
  const column = (width: number): Column => {
    const placed = { x, width }
    x += width
    return placed
  }
  return {
    product: column(product),
    quantity: column(widths.quantity),
    price: column(widths.price),
    discount: column(widths.discount),
    amount: column(widths.amount),
  }
}

/** A piece of the table that is never torn apart by the end of a page. */
interface Block {
  height: number
  draw(y: number): void
}

/** The table of what was bought, with its head on every page; answers where it ends. */
export function drawLines(sheet: PdfSheet, contents: InvoiceContents, from: number): number {
  const columns = columnsOf(contents.lines)
  let y = drawColumnHeads(sheet, contents, { columns, y: from })
  for (const line of contents.lines) {
    blocksOf(sheet, line, columns).forEach((block, place) => {
      if (y + block.height > bottom) y = nextPage(sheet, contents, columns)
      else if (place === 0) drawRule(sheet, y)
      block.draw(y)
      y += block.height
    })
  }
  drawRule(sheet, y)
  return y
}

/** A new page begins with what it is a page of, and the head of the table. */
const nextPage = (sheet: PdfSheet, contents: InvoiceContents, columns: Columns): number =>
  drawColumnHeads(sheet, contents, { columns, y: beginPage(sheet, contents.fileTitle) })

function drawColumnHeads(
  sheet: PdfSheet,
  { columns: names }: InvoiceContents,
  { columns, y }: { columns: Columns; y: number },
): number {
  sheet.doc.roundedRect(page.margin, y, inner, 22, 4).fill(colours.soft)
  const { product } = columns
  sheet.write(names.product, head, { x: product.x + 8, y: y + 5.5, width: product.width - 8 })
  for (const name of ['quantity', 'price', 'discount', 'amount'] as const)
    writeEnd(sheet, names[name], { column: columns[name], y: y + 5.5, style: head })
  return y + 26
}

function writeEnd(
  sheet: PdfSheet,
  said: string,
  { column: { x, width }, y, style }: { column: Column; y: number; style: TextStyle },
): void {
  if (width > 0) sheet.write(said, style, { x, y, width: width - 8, align: 'end' })
}

/** A line, and each of its services. */
function blocksOf(sheet: PdfSheet, line: InvoiceLine, columns: Columns): Block[] {
  const name = { style: { ...text, weight: 600 } as TextStyle, indent: 8 }
  const service = { style: text as TextStyle, indent: 20 }
  return [
    blockOf(sheet, columns, { ...name, ...line, padding: line.services.length > 0 ? [8, 3] : [8, 8] }),
    ...line.services.map((each, place) =>
      blockOf(sheet, columns, {
        ...service,
        ...each,
        name: `+ ${each.name}`,
        details: '',
        discount: '',
        padding: [0, place === line.services.length - 1 ? 8 : 3],
      }),
    ),
  ]
}

type Row = Omit<InvoiceLine, 'services'> & { style: TextStyle; indent: number; padding: number[] }

function blockOf(sheet: PdfSheet, columns: Columns, row: Row): Block {
  const [above = 0, below = 0] = row.padding
  const place = { x: columns.product.x + row.indent, width: columns.product.width - row.indent - 8, most: 8 }
  const texts = [
    { said: row.name, style: row.style },
    ...(row.details === '' ? [] : [{ said: row.details, style: small as TextStyle }]),
  ]
  const height = texts.reduce((sum, { said, style }) => sum + sheet.heightOf(said, style, place), 0)
  return {
    height: above + height + below,
    draw(y) {
      let at = y + above
      for (const { said, style } of texts) at += sheet.write(said, style, { ...place, y: at })
      for (const name of ['quantity', 'price', 'discount', 'amount'] as const)
        writeEnd(sheet, row[name], { column: columns[name], y: y + above, style: figure })
    },
  }
}
