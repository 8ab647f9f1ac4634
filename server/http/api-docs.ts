import { basePath } from '@gema/contract/call-paths.ts'
import { allCalls } from '@gema/contract/calls/all-calls.ts'
import { codeMeanings } from '@gema/contract/codes.ts'
import type { Call } from '@gema/contract/define-call.ts'
import { openApiOf } from '@gema/contract/open-api.ts'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { z } from 'zod'
import { apiDocsStyle } from './api-docs-style.ts'
import { policyOfPage } from './security-headers.ts'

const about = { title: 'Gema storefront API', version: '1.0.0' }
const calls: Call[] = Object.values(allCalls)

/** The API described for programs (`openapi.json`) and for people (`/api/docs`), both out of the contract. */
export function createApiDocs(): Hono {
  // Both depend on nothing but the contract, so they are made once.
  const document = JSON.stringify(openApiOf(calls, about))
  const page = pageOf(calls)
  const policy = policyOfPage(page)
  return new Hono()
    .get(`${basePath}/openapi.json`, (c) =>
      c.body(document, 200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'public, max-age=300',
      }),
    )
    .get('/api/docs', (c) =>
      c.body(page, 200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'public, max-age=300',
        'Content-Security-Policy': policy,
      }),
    )
}

function pageOf(all: Call[]): string {
  const topics = Object.entries(Object.groupBy(all, (call) => call.path.split('/')[0] ?? ''))
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg"><title>${about.title}</title><style>${raw(apiDocsStyle)}</style>
</head>
<body>
<header><p class="mark">Gema</p><h1>Storefront API</h1>
<p>${String(all.length)} calls below <code>${basePath}</code>, JSON in and out.
For programs: <a href="${basePath}/openapi.json">openapi.json</a> (OpenAPI 3.1).</p></header>
<nav aria-label="Calls">${topics.map(
    ([topic, list = []]) =>
      html`<h2>${topic}</h2><ul>${list.map((call) => html`<li><a href="#${idOf(call)}">${call.path}</a></li>`)}</ul>`,
  )}</nav>
<main>
<section><h2>Every answer</h2>
<pre>{ "status": 200, "meta": { "code": 200, "message": "OK" }, "data": … }</pre>
<p><code>Language: en</code> or <code>id</code> chooses the language. <code>Authorization: Bearer …</code> carries the token.</p>
<table><thead><tr><th>Code</th><th>Meaning</th></tr></thead><tbody>
${Object.entries(codeMeanings).map(([code, meaning]) => html`<tr><td>${code}</td><td>${meaning}</td></tr>`)}
</tbody></table></section>
${all.map(sectionOf)}
</main>
</body></html>`)
}

function sectionOf(call: Call) {
  return html`<section id="${idOf(call)}">
<h2>${call.methods.map((method) => html`<b class="method">${method}</b> `)}<code>${call.path}</code>${tailOf(call)}</h2>
<p>${call.summary}</p>
<p class="facts">Who: ${callerNames[call.caller]} · Pace: ${call.pace}</p>
<details><summary>Input</summary><pre>${schemaText(call.input, 'input')}</pre></details>
<details><summary>Data</summary><pre>${schemaText(call.data, 'output')}</pre></details>
</section>`
}

const callerNames = {
  anyone: 'anyone',
  visitor: 'customer or guest, by token',
  customer: 'signed-in customer',
}

const idOf = (call: Call): string => call.path.replace(/[^a-z0-9_]+/gi, '-')

const tailOf = ({ tail }: Call) => (tail === undefined ? '' : html` or <code>…/{${tail}}</code>`)

function schemaText(schema: z.ZodType, io: 'input' | 'output'): string {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return JSON.stringify(json, null, 2)
}
