import { type Answer, ServiceDown } from '@gema/contract/client.ts'
import { expect, test } from 'vitest'
import { required } from './page-failure.ts'

const refused = (code: 201 | 404 | 500, message: string, form = [message]): Promise<Answer<string>> =>
  Promise.resolve({ ok: false, code, message, form, fields: [] })

const failureOf = (answer: Promise<Answer<string>>) =>
  required(answer, 'Service is down.').then(
    () => undefined,
    (thrown: { data: unknown; init: ResponseInit | null }) => ({
      data: thrown.data,
      status: thrown.init?.status,
    }),
  )

test('a good answer gives its data', async () => {
  expect(await required(Promise.resolve({ ok: true, data: 'shop', message: 'OK' }))).toBe('shop')
})

test('a validation failure opens the error page with status 400 and its first sentence', async () => {
  expect(await failureOf(refused(201, 'Invalid data', ['Page is invalid', 'Sort is invalid']))).toEqual({
    data: { status: 400, message: 'Page is invalid' },
    status: 400,
  })
})

test('any other refusal opens the error page with its own status and sentence', async () => {
  expect(await failureOf(refused(404, 'There is no such product.'))).toEqual({
    data: { status: 404, message: 'There is no such product.' },
    status: 404,
  })
})

test('an answer without meta means that the service is down', async () => {
  expect(await failureOf(Promise.reject(new ServiceDown('API is down.')))).toEqual({
    data: { status: 503, message: 'Service is down.' },
    status: 503,
  })
})

test('a fault that nobody expected is passed on as it is', async () => {
  const fault = new Error('boom')
  await expect(required(Promise.reject(fault))).rejects.toBe(fault)
})
