import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokenInLink } from '../../testing/a-link.ts'
import { limitRequests } from '../../testing/limit-requests.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await limitRequests(shop, 'form', { requests: 1_000, seconds: 60 })
})
afterAll(() => shop.close())

const unknownLink = 'This link is no longer valid. Subscribe again to get a new one.'

/** Somebody who has asked for the letter, with both links of the mail. */
async function aSubscriber() {
  const email = `${randomUUID().slice(0, 8)}@surel.example`
  const wish = async () => {
    await shop.askAs()('newsletterStore', { email })
    const mail = (await shop.mails()).find(({ recipient }) => recipient === email)
    return {
      confirm: tokenInLink(mail, '/newsletter/confirm'),
      leave: tokenInLink(mail, '/newsletter/leave'),
    }
  }
  const statusNow = async () => {
    const query = 'select status from newsletter_subscriptions where email = $1'
    const { rows } = await shop.database.session((run) => run(query, [email]))
    return rows[0]?.status
  }
  return { wish, statusNow, links: await wish() }
}

test('following the link puts the address on the list, twice is fine', async () => {
  const { links, statusNow } = await aSubscriber()
  expect(await statusNow()).toBe('pending')
  expect(await shop.askAs()('newsletterConfirm', { token: links.confirm })).toMatchObject({ ok: true })
  expect(await shop.askAs()('newsletterConfirm', { token: links.confirm })).toMatchObject({ ok: true })
  expect(await statusNow()).toBe('confirmed')
})

test('leaving takes the address off the list, twice is fine', async () => {
  const { links, statusNow } = await aSubscriber()
  await shop.askAs()('newsletterConfirm', { token: links.confirm })
  expect(await shop.askAs()('newsletterLeave', { token: links.leave })).toMatchObject({ ok: true })
  expect(await shop.askAs()('newsletterLeave', { token: links.leave })).toMatchObject({ ok: true })
  expect(await statusNow()).toBe('left')
})

test('an old confirming link does not bring back who has left', async () => {
  const { links, statusNow } = await aSubscriber()
  await shop.askAs()('newsletterConfirm', { token: links.confirm })
  await shop.askAs()('newsletterLeave', { token: links.leave })
  expect(await shop.askAs()('newsletterConfirm', { token: links.confirm })).toMatchObject({
    ok: false,
    code: 201,
    form: [unknownLink],
  })
  expect(await statusNow()).toBe('left')
})

test('who has left may come back with a new mail', async () => {
  const { links, wish, statusNow } = await aSubscriber()
  await shop.askAs()('newsletterLeave', { token: links.leave })
  shop.clock.moveOn(1_000)
  const again = await wish()
  expect(again.confirm).not.toBe(links.confirm)
  expect(await shop.askAs()('newsletterConfirm', { token: again.confirm })).toMatchObject({ ok: true })
  expect(await statusNow()).toBe('confirmed')
})

test('only the link of the latest mail confirms, any of them lets leave', async () => {
  const { links, wish, statusNow } = await aSubscriber()
  shop.clock.moveOn(11 * 60_000)
  await wish()
  expect(await shop.askAs()('newsletterConfirm', { token: links.confirm })).toMatchObject({ code: 201 })
  expect(await statusNow()).toBe('pending')
  expect(await shop.askAs()('newsletterLeave', { token: links.leave })).toMatchObject({ ok: true })
})

test.each(['newsletterConfirm', 'newsletterLeave'] as const)(
  '%s tells of an unknown link in either language',
  async (call) => {
    expect(await shop.askAs()(call, { token: 'unknown' })).toMatchObject({ code: 201, form: [unknownLink] })
    expect(await shop.askAs({ language: 'id' })(call, { token: 'unknown' })).toMatchObject({
      code: 201,
      form: ['Tautan ini sudah tidak berlaku. Silakan berlangganan lagi untuk mendapat tautan baru.'],
    })
  },
)

test('the link of one address does nothing to another, and a link does only its own work', async () => {
  const one = await aSubscriber()
  const other = await aSubscriber()
  await shop.askAs()('newsletterConfirm', { token: one.links.confirm })
  expect(await other.statusNow()).toBe('pending')
  expect(await shop.askAs()('newsletterLeave', { token: other.links.confirm })).toMatchObject({ code: 201 })
  expect(await shop.askAs()('newsletterConfirm', { token: other.links.leave })).toMatchObject({ code: 201 })
  expect(await other.statusNow()).toBe('pending')
})

test('the confirming token cannot be read from the database', async () => {
  const { links } = await aSubscriber()
  const { rows } = await shop.database.session((run) => run('select * from newsletter_subscriptions', []))
  expect(JSON.stringify(rows)).not.toContain(links.confirm)
})
