import { afterAll, beforeAll, expect, test } from 'vitest'
import { postedText, sendRaw } from '../testing/a-request.ts'
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts'

/** A shop in which nobody can sign in, because a table is gone. */
let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  await shop.database.session((run) => run('drop table customers cascade'))
})
afterAll(() => shop.close())

const credentials = JSON.stringify({ email: 'sari@surel.example', password: 'suara-jernih' })

test('a fault tells its number and nothing of its cause, and the log knows the cause', async () => {
  const answer = await sendRaw(shop, 'user/login', postedText(credentials))
  expect(answer).toMatchObject({
    status: 500,
    envelope: {
      status: 500,
      meta: { code: 500, message: 'Something went wrong, please try again' },
      data: { request_id: 'test-request' },
    },
  })
  expect(answer.text).not.toMatch(/customers|select|relation|sari|stack|\.ts/i)
  const line = shop.logged().find((each) => each.requestId === 'test-request')
  expect(line).toMatchObject({ path: '/api/storefront/user/login', err: { message: expect.any(String) } })
  expect(JSON.stringify(line)).toContain('relation \\"customers\\" does not exist')
})

test('a fault is told in the language of the caller', async () => {
  const answer = await sendRaw(shop, 'user/login', postedText(credentials, { Language: 'id' }))
  expect(answer.envelope.meta.message).toBe('Terjadi kesalahan, silakan coba lagi')
})

test('what a customer typed is not in the log of a fault', async () => {
  await sendRaw(shop, 'user/login', postedText(credentials))
  expect(JSON.stringify(shop.logged())).not.toContain('sari@surel.example')
  expect(JSON.stringify(shop.logged())).not.toContain('suara-jernih')
})

test('a call that breaks does not break the others', async () => {
  await sendRaw(shop, 'user/login', postedText(credentials))
  expect((await sendRaw(shop, 'common')).status).toBe(200)
})

test('a fault is over when its cause is', async () => {
  await shop.database.session((run) => run('alter table settings rename to settings_elsewhere'))
  shop.clock.moveOn(5_000)
  expect((await sendRaw(shop, 'common')).status).toBe(500)
  await shop.database.session((run) => run('alter table settings_elsewhere rename to settings'))
  expect((await sendRaw(shop, 'common')).status).toBe(200)
})
