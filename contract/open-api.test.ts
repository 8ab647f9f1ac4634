import { expect, test } from 'vitest'
import { z } from 'zod'
import { callPaths } from './call-paths.ts'
import { allCalls } from './calls/all-calls.ts'
import type { Call } from './define-call.ts'
import { openApiOf } from './open-api.ts'

const calls: Call[] = Object.values(allCalls)

const operation = z.object({
  operationId: z.string(),
  summary: z.string().min(1),
  security: z.array(z.unknown()).optional(),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), required: z.boolean() })),
  requestBody: z.object({ content: z.record(z.string(), z.unknown()) }).optional(),
  responses: z.record(z.string(), z.unknown()),
})
const document = z
  .object({ paths: z.record(z.string(), z.record(z.string(), operation)) })
  .parse(JSON.parse(JSON.stringify(openApiOf(calls, { title: 'test', version: '1' }))))

test('every call has an address of its own', () => {
  const paths = Object.values(callPaths).map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

test.each(calls.map((call) => [call.path, call] as const))(
  '%s is described with each of its methods',
  (path, call) => {
    const methods = call.methods.map((method) => method.toLowerCase())
    expect(Object.keys(document.paths[`/${path}`] ?? {})).toEqual(methods)
  },
)

test('nothing is described that is no call', () => {
  const paths = calls.flatMap(({ path, tail }) => [`/${path}`, ...(tail ? [`/${path}/{${tail}}`] : [])])
  expect(Object.keys(document.paths)).toEqual(paths)
})

test('a field that may stand at the end of the path is described there, and not in the query too', () => {
  const parameters = document.paths['/rating-review/find/{id}']?.get?.parameters ?? []
  expect(parameters.filter(({ name }) => name === 'id')).toEqual([{ name: 'id', in: 'path', required: true }])
  expect(parameters).toContainEqual({ name: 'sort', in: 'query', required: false })
  expect(document.paths['/rating-review/find']?.get?.parameters).toContainEqual({
    name: 'id',
    in: 'query',
    required: true,
  })
})

test('every operation has a name of its own', () => {
  const ids = Object.values(document.paths).flatMap((item) =>
    Object.values(item).map((each) => each.operationId),
  )
  expect(new Set(ids).size).toBe(ids.length)
})

test('a reading call is described with its query, a changing one with its body', () => {
  const reading = document.paths['/localization']?.get
  expect(reading?.parameters).toContainEqual({ name: 'locale_code', in: 'query', required: true })
  expect(reading?.requestBody).toBeUndefined()
  const changing = document.paths['/user/login']?.post
  expect(changing?.parameters.map(({ name }) => name)).toEqual(['Language'])
  expect(Object.keys(changing?.requestBody?.content ?? {})).toEqual(['application/json'])
})

test('a call that needs a session says so, and tells what happens without one', () => {
  const profile = document.paths['/user/profile']?.get
  expect(profile?.security).toEqual([{ token: [] }])
  expect(Object.keys(profile?.responses ?? {})).toContain('401')
  expect(document.paths['/common']?.get?.security).toBeUndefined()
})
