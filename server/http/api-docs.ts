import { allStaffCalls } from '@gema/contract/backoffice/all-staff-calls.ts'
import { staffBasePath } from '@gema/contract/backoffice/call-paths.ts'
import { basePath } from '@gema/contract/call-paths.ts'
import { allCalls } from '@gema/contract/calls/all-calls.ts'
import { codeMeanings } from '@gema/contract/codes.ts'
import type { Call, Caller } from '@gema/contract/define-call.ts'
import { openApiOf } from '@gema/contract/open-api.ts'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { z } from 'zod'
import { apiDocsStyle } from './api-docs-style.ts'
import { policyOfPage } from './security-headers.ts'

const version = '1.0.0'

/** A set of calls that is described by a document of its own. */
interface ApiDescribed {
  title: string
  url: string
  calls: Call[]
  /** Before the names of its sections on the page, so that two calls of the same path have places of their own. */
  prefix: string
  token?: string
}

const shop: ApiDescribed = {
  title: 'Storefront API',
  url: basePath,
  calls: Object.values(allCalls),
  prefix: '',
}
const backOffice: ApiDescribed = {
  title: 'Back office API',
  url: staffBasePath,
  calls: Object.values(allStaffCalls),
  prefix: 'staff-',
  token: 'The token of a session of the staff, `staff_…`, from `session/store`.',
}

/** They depend on nothing but the contract, and take a while to make: by the first one who reads them. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** The API described for programs (an `openapi.json` each) and for people (`/api/docs`), all out of the contract. */
export function createApiDocs(): Hono {
  const page = once(() => {
    const text = docsPage([shop, backOffice])
    return { text, policy: policyOfPage(text) }
  })
  const docs = new Hono().get('/api/docs', (c) =>
    c.body(page().text, 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
      'Content-Security-Policy': page().policy,
    }),
  )
  for (const { title, calls, ...about } of [shop, backOffice]) {
    const document = once(() =>
      JSON.stringify(openApiOf(calls, { ...about, title: `Gema ${title}`, version })),
    )
    docs.get(`${about.url}/openapi.json`, (c) =>
      c.body(document(), 200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'public, max-age=300',
      }),
    )
  }
  return docs
}

function docsPage(apis: ApiDescribed[]): string {
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg"><title>Gema API</title><style>${raw(apiDocsStyle)}</style>
</head>
<body>
<header><p class="mark">Gema</p><h1>API</h1>${apis.map(
    ({ title, url, calls }) => html`
<p>${title}: ${String(calls.length)} calls below <code>${url}</code>, JSON in and out.
For programs: <a href="${url}/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>`,
  )}</header>
<nav aria-label="Calls">${apis.map(topicsOf)}</nav>
<main>
<section><h2>Every answer</h2>
<pre>{ "status": 200, "meta": { "code": 200, "message": "OK" }, "data": … }</pre>
<p><code>Language: en</code> or <code>id</code> chooses the language. <code>Authorization: Bearer …</code> carries the token.</p>
<table><thead><tr><th>Code</th><th>Meaning</th></tr></thead><tbody>
${Object.entries(codeMeanings).map(([code, meaning]) => html`<tr><td>${code}</td><td>${meaning}</td></tr>`)}
</tbody></table></section>
${apis.map((api) => api.calls.map((call) => sectionOf(api, call)))}
</main>
</body></html>`)
}

/** The calls of an API in the list beside the page, by their first word. */
function topicsOf(api: ApiDescribed) {
  const topics = Object.entries(Object.groupBy(api.calls, (call) => call.path.split('/')[0] ?? ''))
  const heading = api.prefix === '' ? '' : html`<p class="api">${api.title}</p>`
  return html`${heading}${topics.map(
    ([topic, list = []]) =>
      html`<h2>${topic}</h2><ul>${list.map((call) => html`<li><a href="#${idOf(api, call)}">${call.path}</a></li>`)}</ul>`,
  )}`
}

function sectionOf(api: ApiDescribed, call: Call) {
  return html`<section id="${idOf(api, call)}">
<h2>${call.methods.map((method) => html`<b class="method">${method}</b> `)}<code>${call.path}</code>${tailOf(call)}</h2>
<p>${call.summary}</p>
<p class="facts">${api.prefix === '' ? '' : html`<code>${api.url}</code> · `}Who: ${callerNames[call.caller]}${
    call.permission === undefined ? '' : ` with permission ${call.permission}`
  } · Pace: ${call.pace}</p>
<details><summary>Input</summary><pre>${schemaText(call.input, 'input')}</pre></details>
<details><summary>Data</summary><pre>${schemaText(call.data, 'output')}</pre></details>
</section>`
}

const callerNames: Record<Caller, string> = {
  staff: 'staff',
  anyone: 'anyone',
  visitor: 'customer or guest, by token',
  customer: 'signed-in customer',
}

const idOf = ({ prefix }: ApiDescribed, call: Call): string =>
  `${prefix}${call.path.replace(/[^a-z0-9_]+/gi, '-')}`

const tailOf = ({ tail }: Call) => (tail === undefined ? '' : html` or <code>…/{${tail}}</code>`)

function schemaText(schema: z.ZodType, io: 'input' | 'output'): string {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return JSON.stringify(json, null, 2)
}
