import { basePath } from '@gema/contract/call-paths.ts'
import { allCalls } from '@gema/contract/calls/all-calls.ts'
import { codes } from '@gema/contract/codes.ts'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { createApiDocs } from './api-docs.ts'

const docs = createApiDocs()
const read = async (path: string) => docs.request(path)

test('the document for programs is valid OpenAPI 3.1', async () => {
  const response = await read(`${basePath}/openapi.json`)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  const document = JSON.parse(await response.text())
  expect(document).toMatchObject({ openapi: '3.1.0' })
  const result = await new Validator().validate(document)
  expect(result.errors ?? []).toEqual([])
  expect(result.valid).toBe(true)
})

test('the validator would notice a document that is not', async () => {
  const document = JSON.parse(await (await read(`${basePath}/openapi.json`)).text())
  const result = await new Validator().validate({ ...document, info: { title: 'without a version' } })
  expect(result.valid).toBe(false)
})

test('the page for people lists every call with its methods, and every code', async () => {
  const page = await (await read('/api/docs')).text()
  for (const call of Object.values(allCalls)) {
    expect(page).toContain(`<code>${call.path}</code>`)
    expect(page).toContain(`href="#${call.path.replaceAll('/', '-')}"`)
    expect(page).toContain(`<section id="${call.path.replaceAll('/', '-')}">`)
  }
  for (const code of codes) expect(page).toContain(`<td>${code}</td>`)
})

test('the page may run nothing but what stands in it', async () => {
  const response = await read('/api/docs')
  const policy = response.headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/style-src 'self' 'sha256-/)
  expect(policy).not.toContain('unsafe')
})
