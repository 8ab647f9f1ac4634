import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { findNginx } from './find-nginx.ts'
import { type Ask, startNginx } from './nginx-in-front.ts'
import { type StandInShop, startStandInShop } from './stand-in-shop.ts'

const program = (await findNginx((line) => console.log(line))) ?? ''

/** Two hosts behind nginx, for a test that ends them. */
async function aPair(): Promise<{ one: StandInShop; two: StandInShop; ask: Ask }> {
  const [one, two] = [await startStandInShop('one'), await startStandInShop('two')]
  onTestFinished(async () => {
    for (const host of [one, two]) await host.close()
  })
  const nginx = await startNginx(program, [one.port, two.port])
  onTestFinished(() => nginx.stop())
  return { one, two, ask: nginx.ask }
}

const several = Array.from({ length: 10 }, (_nothing, number) => number)

describe.runIf(program !== '')('when hosts of the shop are away', () => {
  test('a host that dies is passed over, and comes back into use', async () => {
    const { one, two, ask } = await aPair()
    await one.close()
    for (const number of several) {
      const answer = await ask(`/page-${number}`)
      expect([answer.status, answer.text.split(' ')[0]]).toEqual([200, 'two'])
    }
    const again = await startStandInShop('one', one.port)
    onTestFinished(() => again.close())
    await two.close()
    await vi.waitUntil(async () => (await ask('/back-again')).status === 200, {
      timeout: 25_000,
      interval: 250,
    })
    expect(again.asked).toContain('GET /back-again')
  })

  test('what can be asked again is asked of the other host; an order is not sent twice', async () => {
    const { one, two, ask } = await aPair()
    one.breakDown()
    for (const number of several) expect((await ask(`/read-${number}`)).status).toBe(200)
    two.breakDown()
    const sent = await ask('/api/storefront/checkout/store', { method: 'POST', body: '{}' })
    expect(sent.status).toBe(502)
    const orders = [...one.asked, ...two.asked].filter((each) => each.startsWith('POST'))
    expect(orders).toHaveLength(1)
  })

  test('an order finds the host that lives when the other one refuses the connection', async () => {
    const { one, two, ask } = await aPair()
    await one.close()
    for (const _number of several) {
      const sent = await ask('/api/storefront/checkout/store', { method: 'POST', body: '{}' })
      expect(sent.status).toBe(200)
    }
    expect(two.asked).toHaveLength(several.length)
  })

  test('with both hosts away, visitors see the pages of before', async () => {
    const { one, two, ask } = await aPair()
    const before = await ask('/soon-over')
    for (const host of [one, two]) await host.close()
    const stale = await vi.waitUntil(
      async () => {
        const answer = await ask('/soon-over')
        expect(answer.status).toBe(200)
        return answer.cache === 'STALE' ? answer : undefined
      },
      { timeout: 20_000, interval: 100 },
    )
    expect(stale.text).toBe(before.text)
  })

  test('with both hosts away, nobody is shown what was kept for others, and the rest is told to come again', async () => {
    const { one, two, ask } = await aPair()
    await ask('/api/storefront/home')
    for (const host of [one, two]) await host.close()
    const personal = await ask('/api/storefront/home', { headers: { Authorization: 'Bearer dewi' } })
    expect(personal.status).toBe(502)
    const unknown = await ask('/never-seen')
    expect([unknown.status, unknown.headers['retry-after'], unknown.headers['cache-control']]).toEqual([
      502,
      '5',
      'no-store',
    ])
    expect(unknown.text).toContain('Toko sedang')
  })
})
