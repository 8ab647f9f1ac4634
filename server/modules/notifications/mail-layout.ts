import { escapeHtml } from './escape-html.ts'
import { factsHtml, factsText, type LetterTables, tablesHtml, tablesText } from './letter-tables.ts'

/** What a mail says; the layout turns it into HTML and plain text with the same words. */
export interface Letter extends LetterTables {
  language: string
  subject: string
  heading: string
  paragraphs: string[]
  /** Digits to copy, shown large. */
  code?: string
  action?: { text: string; url: string }
  footer: string
}

export interface RenderedLetter {
  subject: string
  text: string
  html: string
}

/** Renders a letter. Mail programs know tables and inline styles, and little else. */
export function renderLetter(letter: Letter): RenderedLetter {
  return { subject: letter.subject, text: textOf(letter), html: htmlOf(letter) }
}

function textOf({ heading, paragraphs, code, action, footer, facts, ...tables }: Letter): string {
  const button = action ? [`${action.text}:\n${action.url}`] : []
  const digits = code ? [code] : []
  return [
    ...[heading, ...paragraphs, ...digits, ...factsText(facts)],
    ...[...button, ...tablesText(tables), '-- ', footer],
  ].join('\n\n')
}

function htmlOf(letter: Letter): string {
  const { language, subject, heading, paragraphs, code, action, footer } = letter
  const body = paragraphs
    .map((text) => `<p style="margin:0 0 16px;font-size:16px;line-height:24px">${escapeHtml(text)}</p>`)
    .join('')
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:#4338ca;color:#ffffff;font-weight:700;text-decoration:none">${escapeHtml(action.text)}</a></p>`
    : ''
  const digits = code
    ? `<p style="margin:24px 0;padding:16px 24px;border-radius:12px;background:#eeedfb;color:#3730a3;font-size:36px;line-height:42px;font-weight:700;letter-spacing:.2em;text-align:center">${escapeHtml(code)}</p>`
    : ''
  return `<!doctype html>
<html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f6f7fa;color:#14161f;font-family:'Plus Jakarta Sans',Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #e5e7ee;border-radius:14px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-size:22px;font-weight:700;letter-spacing:-.02em">Gema</p>
<h1 style="margin:0 0 16px;font-size:28px;line-height:34px;letter-spacing:-.02em">${escapeHtml(heading)}</h1>
${body}${digits}${factsHtml(letter.facts)}${button}${tablesHtml(letter)}
</td></tr></table>
<p style="max-width:560px;margin:16px auto;font-size:12px;line-height:16px;color:#5b6072">${escapeHtml(footer)}</p>
</td></tr></table></body></html>`
}
