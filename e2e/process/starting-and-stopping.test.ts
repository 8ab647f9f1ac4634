import { createServer } from 'node:http'
import { answered } from '@gema/server/testing/answered.ts'
import { createDatabase, dropDatabase } from '@gema/tools/postgres/with-postgres.ts'
import { expect, inject, onTestFinished, test } from 'vitest'
import { buySomething, signIn, somethingInStock, subscribe } from './buy-something.ts'
import { clientOf } from './known-customer.ts'
import { aDataFolder, startShop } from './shop-process.ts'

test('on the embedded database, a first start fills the shop, says where it is and keeps its folder to itself; what was bought is not lost by kill -9; it ends cleanly when asked to', async () => {
  const folder = await aDataFolder()
  const first = startShop({ DATA_DIR: folder })
  const address = await first.opened
  const home = await fetch(address)
  expect(home.status).toBe(200)
  expect(await home.text()).toContain('The room goes quiet')
  expect(first.output()).toMatch(/Demo accounts: dewi@surel\.example/)
  expect(first.output()).toContain(`Demo mail: ${address}/demo/mailbox`)

  const another = startShop({ DATA_DIR: folder })
  expect(await another.exited).toBe(1)
  expect(another.output()).toContain(`in use by another Gema (process ${first.child.pid})`)
  expect(another.output()).not.toMatch(/\n\s+at /)

  for (const name of ['ana', 'budi', 'citra'])
    expect(await subscribe(address, `${name}@surel.example`)).toBe(200)
  const token = await signIn(address)
  const { variant } = await somethingInStock(clientOf(address, token))
  const order = await buySomething(clientOf(address, token), variant)
  first.child.kill('SIGKILL')
  await first.exited

  const second = startShop({ DATA_DIR: folder })
  const again = await second.opened
  const found = answered(await clientOf(again, token)('orderFind', { order: order.id }))
  expect(found).toMatchObject({ number: order.number, amount: order.amount, lines: order.lines })
  const mailbox = async () => (await fetch(`${again}/demo/mailbox`)).text()
  for (const name of ['ana', 'budi', 'citra']) expect(await mailbox()).toContain(`${name}@surel.example`)
  // Jobs that were still queued run after the restart.
  await expect.poll(mailbox, { timeout: 30_000 }).not.toContain('in the queue')
  second.child.kill('SIGINT')
  expect(await second.exited).toBe(0)
})

/** The settings of a shop without anything in it, on PostgreSQL. */
async function anEmptyShop(): Promise<Record<string, string>> {
  const url = await createDatabase(inject('postgresUrl'))
  onTestFinished(() => dropDatabase(url))
  return { DATABASE_URL: url, DATA_DIR: await aDataFolder(), DEMO: '0' }
}

test('a taken port is told with the way out, before the database is opened', async () => {
  const other = createServer().listen(0)
  onTestFinished(() => void other.close())
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const nowhere = 'postgres://gema@127.0.0.1:1/shop'
  const shop = startShop({ DATABASE_URL: nowhere, HOST: '0.0.0.0', PORT: String(port) })
  expect(await shop.exited).toBe(1)
  expect(shop.output()).toContain(`Port ${port} is taken by another program.`)
  expect(shop.output()).not.toMatch(/\n\s+at /)
})

test('a start that is asked to stop ends cleanly before the shop is filled', async () => {
  const shop = startShop({ ...(await anEmptyShop()), DEMO: '1' })
  await expect.poll(shop.output, { timeout: 30_000 }).toContain('Opening the database')
  shop.child.kill('SIGTERM')
  expect(await shop.exited).toBe(0)
  expect(shop.output()).not.toContain('Gema is open')
  expect(shop.output()).not.toContain('did not start')
})

test('a database that does not answer is told with the way out, and its password is not', async () => {
  const shop = startShop({ DATABASE_URL: 'postgres://gema:hunter2@127.0.0.1:1/shop' })
  expect(await shop.exited).toBe(1)
  expect(shop.output()).toMatch(/127\.0\.0\.1:1\/shop does not answer \(connection refused\).*DATABASE_URL/)
  expect(shop.output()).not.toContain('hunter2')
  expect(shop.output()).not.toMatch(/\n\s+at /)
})

test('wrong settings are all named at once', async () => {
  const shop = startShop({ PORT: 'three thousand', DEMO: 'perhaps' })
  expect(await shop.exited).toBe(1)
  expect(shop.output()).toMatch(/PORT must be a port.*DEMO must be 1 or 0/)
  expect(shop.output()).not.toMatch(/\n\s+at /)
})

test('without demo mode an empty database gives an empty shop, no demo pages and no demo accounts', async () => {
  const shop = startShop(await anEmptyShop())
  const address = await shop.opened
  expect((await fetch(address)).status).toBe(200)
  expect((await fetch(`${address}/demo/mailbox`)).status).toBe(404)
  expect(shop.output()).not.toContain('Demo')
  expect(shop.output()).toContain('The shop is empty.')
  expect(await (await fetch(`${address}/id`)).text()).toContain('Rak kami sedang diisi')
})
