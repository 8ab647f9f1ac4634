import { escapeHtml } from './escape-html.ts'

/** Something with an amount, such as a product that was bought. */
export interface LetterLine {
  text: string
  /** Smaller, below it, each on a line of its own. */
  details: string[]
  amount: string
}

/** A part of a sum; the last one is the sum. */
export interface LetterRow {
  label: string
  amount: string
  isTotal?: boolean
}

/** Something to copy or to hold to, such as an account number. */
export interface LetterFact {
  label: string
  value: string
}

/** A part with a heading of its own, such as an address. */
export interface LetterSection {
  heading: string
  paragraphs: string[]
}

export interface LetterTables {
  /** In a panel of their own, before the button. */
  facts?: LetterFact[]
  /** After the button, in this order. */
  lines?: LetterLine[]
  rows?: LetterRow[]
  sections?: LetterSection[]
}

const rule = 'border-top:1px solid #e5e7ee'
const small = 'font-size:14px;line-height:20px'
const table = (rows: string, style: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${style}">${rows}</table>`

/** The facts of a letter, each below its label: on a phone there is no room beside it. */
export function factsHtml(facts: LetterFact[] = []): string {
  if (facts.length === 0) return ''
  const each = facts.map(
    ({ label, value }) =>
      `<tr><td style="padding:8px 20px;${small}"><span style="color:#5b6072">${escapeHtml(label)}</span><br><strong style="font-size:18px;line-height:26px">${escapeHtml(value)}</strong></td></tr>`,
  )
  return table(each.join(''), 'margin:24px 0;padding:12px 0;border-radius:12px;background:#eeedfb')
}

function linesHtml(lines: LetterLine[] = []): string {
  if (lines.length === 0) return ''
  const each = lines.map(({ text, details, amount }) => {
    const below = details.map((detail) => `<br><span style="color:#5b6072">${escapeHtml(detail)}</span>`)
    return `<tr><td style="padding:12px 16px 12px 0;${rule};${small}"><strong>${escapeHtml(text)}</strong>${below.join('')}</td><td align="right" valign="top" style="padding:12px 0;${rule};${small};white-space:nowrap">${escapeHtml(amount)}</td></tr>`
  })
  return table(each.join(''), 'margin:24px 0 0')
}

function rowsHtml(rows: LetterRow[] = []): string {
  if (rows.length === 0) return ''
  const each = rows.map(({ label, amount, isTotal }) => {
    const style = isTotal
      ? `padding:12px 0;${rule};font-size:18px;line-height:26px;font-weight:700`
      : `padding:5px 0;${small}`
    return `<tr><td style="${style};padding-right:16px">${escapeHtml(label)}</td><td align="right" valign="top" style="${style};white-space:nowrap">${escapeHtml(amount)}</td></tr>`
  })
  return table(each.join(''), `margin:0 0 24px;padding-top:8px;${rule}`)
}

const sectionHtml = ({ heading, paragraphs }: LetterSection): string =>
  `<h2 style="margin:24px 0 8px;font-size:16px;line-height:24px">${escapeHtml(heading)}</h2><p style="margin:0;${small}">${paragraphs.map(escapeHtml).join('<br>')}</p>`

/** All that stands after the button. */
export const tablesHtml = ({ lines, rows, sections = [] }: LetterTables): string =>
  linesHtml(lines) + rowsHtml(rows) + sections.map(sectionHtml).join('')

/** The facts as plain text. */
export const factsText = (facts: LetterFact[] = []): string[] =>
  facts.length === 0 ? [] : [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')]

/** All that stands after the button, as plain text. */
export function tablesText({ lines = [], rows = [], sections = [] }: LetterTables): string[] {
  return [
    ...lines.map(({ text, details, amount }) =>
      [`${text}: ${amount}`, ...details.map((detail) => `  ${detail}`)].join('\n'),
    ),
    ...(rows.length === 0 ? [] : [rows.map(({ label, amount }) => `${label}: ${amount}`).join('\n')]),
    ...sections.map(({ heading, paragraphs }) => [heading, ...paragraphs].join('\n')),
  ]
}
