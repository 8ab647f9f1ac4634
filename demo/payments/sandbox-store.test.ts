import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SandboxPayment } from './sandbox-provider.ts'
import { sandboxFiles, sandboxInMemory } from './sandbox-store.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gema-sandbox-'))
})
afterEach(() => rm(folder, { recursive: true }))

const payment: SandboxPayment = {
  ...{ id: 'cs_test_1', provider: 'stripe', uuid: 'u-1', orderNumber: 'GM-1', currency: 'IDR' },
  ...{ minor: 15_000_000, exponent: 2, state: 'open', refundedMinor: 0, email: '', language: 'en' },
  receipt: undefined,
  ...{ returnUrl: '', cancelUrl: '', callbackUrl: '', extra: { kept: 'yes' } },
}

test.each([
  ['files', () => sandboxFiles(folder)],
  ['memory', () => sandboxInMemory()],
])('%s keep payments by provider and name', async (_name, open) => {
  const store = open()
  expect(await store.find('stripe', 'cs_test_1')).toBeUndefined()
  expect(await store.findBy('stripe', () => true)).toBeUndefined()
  await store.save(payment)
  await store.save({ ...payment, state: 'paid', receipt: 'pi_1' })
  expect(await store.find('stripe', 'cs_test_1')).toMatchObject({ state: 'paid', extra: { kept: 'yes' } })
  expect(await store.findBy('stripe', ({ receipt }) => receipt === 'pi_1')).toMatchObject({ id: 'cs_test_1' })
  expect(await store.findBy('stripe', ({ receipt }) => receipt === 'pi_2')).toBeUndefined()
  expect(await store.find('razorpay', 'cs_test_1')).toBeUndefined()
})

test('what is kept in files is still there for who opens them again, and no draft is left', async () => {
  await sandboxFiles(folder).save(payment)
  expect(await sandboxFiles(folder).find('stripe', 'cs_test_1')).toEqual({ ...payment, receipt: undefined })
  expect(await readdir(path.join(folder, 'stripe'))).toEqual(['cs_test_1.json'])
})

test('of many payments the newest stay, also for who opens the files again', async () => {
  const store = sandboxFiles(folder, 2)
  for (const id of ['one', 'two', 'three']) await store.save({ ...payment, id })
  await store.save({ ...payment, id: 'two', state: 'paid' })
  expect(await store.find('stripe', 'one')).toBeUndefined()
  expect((await readdir(path.join(folder, 'stripe'))).toSorted()).toEqual(['three.json', 'two.json'])
  const again = sandboxFiles(folder, 2)
  expect(await again.findBy('stripe', ({ state }) => state === 'paid')).toMatchObject({ id: 'two' })
})

test('what is done with a payment that was found changes nothing that is kept', async () => {
  const store = sandboxFiles(folder)
  await store.save(payment)
  const found = await store.find('stripe', 'cs_test_1')
  if (found) found.extra.kept = 'no'
  expect(await store.find('stripe', 'cs_test_1')).toEqual(payment)
})

test.each(['../secret', '..', 'a/b', '/etc/passwd', 'a\0b', '', '.hidden', 'x'.repeat(200)])(
  'the name %j leads to no file',
  async (id) => {
    await writeFile(path.join(folder, 'secret.json'), JSON.stringify(payment))
    const store = sandboxFiles(folder)
    expect(await store.find('stripe', id)).toBeUndefined()
    await expect(store.save({ ...payment, id })).rejects.toThrow('cannot be called that')
  },
)
