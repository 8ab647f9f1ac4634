import { allStaffCalls } from '@gema/contract/backoffice/all-staff-calls.ts'
import { staffBasePath } from '@gema/contract/backoffice/call-paths.ts'
import { basePath } from '@gema/contract/call-paths.ts'
import { allCalls } from '@gema/contract/calls/all-calls.ts'
import { codes } from '@gema/contract/codes.ts'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { createApiDocs } from './api-docs.ts'

const docs = createApiDocs()
const read = async (path: string) => docs.request(path)

test.each([basePath, staffBasePath])('the document of %s is valid OpenAPI 3.1', async (base) => {
  const response = await read(`${base}/openapi.json`)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  const document = JSON.parse(await response.text())
  expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: base }] })
  const result = await new Validator().validate(document)
  expect(result.errors ?? []).toEqual([])
  expect(result.valid).toBe(true)
})

test('the validator would notice a document that is not', async () => {
  const document = JSON.parse(await (await read(`${basePath}/openapi.json`)).text())
  const result = await new Validator().validate({ ...document, info: { title: 'without a version' } })
  expect(result.valid).toBe(false)
})

test('the document of the staff has every call of theirs, and that a permission may be lacking', async () => {
  const { paths } = JSON.parse(await (await read(`${staffBasePath}/openapi.json`)).text())
  expect(Object.keys(paths)).toEqual(Object.values(allStaffCalls).map(({ path }) => `/${path}`))
  expect(Object.keys(paths['/refund/decide'].post.responses)).toContain('403')
  expect(Object.keys(paths['/session/find'].get.responses)).not.toContain('403')
})

test('a call that answers a file is described as one', async () => {
  const { paths } = JSON.parse(await (await read(`${staffBasePath}/openapi.json`)).text())
  expect(paths['/order/proof'].get.responses['200'].content).toHaveProperty('application/octet-stream')
  expect(Object.keys(paths['/order/find'].get.responses['200'].content)).toEqual(['application/json'])
})

test('the page for people lists every call with its methods, and every code', async () => {
  const page = await (await read('/api/docs')).text()
  for (const call of Object.values(allCalls)) {
    expect(page).toContain(`<code>${call.path}</code>`)
    expect(page).toContain(`href="#${call.path.replaceAll('/', '-')}"`)
    expect(page).toContain(`<section id="${call.path.replaceAll('/', '-')}">`)
  }
  for (const { path } of Object.values(allStaffCalls)) {
    expect(page).toContain(`href="#staff-${path.replaceAll('/', '-')}"`)
    expect(page).toContain(`<section id="staff-${path.replaceAll('/', '-')}">`)
  }
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const code of codes) expect(page).toContain(`<td>${code}</td>`)
})

test('the page may run nothing but what stands in it', async () => {
  const response = await read('/api/docs')
  const policy = response.headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/style-src 'self' 'sha256-/)
  expect(policy).not.toContain('unsafe')
})
