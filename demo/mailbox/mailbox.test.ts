import { tokenInLink } from '@gema/server/testing/a-link.ts'
import { startTestShop, type TestShop } from '@gema/server/testing/start-test-shop.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailbox } from './mailbox.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
})
afterAll(() => shop.close())

const open = (path: string, init: RequestInit = {}) =>
  createMailbox(shop.shop.db)(new Request(`https://shop.example${path}`, init))

/** A mail that the shop has written. */
async function aMail(email: string) {
  await shop.askAs()('newsletterStore', { email })
  const mail = (await shop.mails()).find(({ recipient }) => recipient === email)
  if (mail === undefined) throw new Error('no mail came')
  return mail
}

const nothing = '00000000-0000-4000-8000-000000000000'

test('an empty mailbox says how to get a mail', async () => {
  expect(await (await open('/demo/mailbox'))?.text()).toContain('No mail yet')
})

test('the mailbox lists a mail, shows it, and its link works', async () => {
  const mail = await aMail('sari@surel.example')
  const list = await (await open('/demo/mailbox'))?.text()
  expect(list).toContain(mail.subject)
  expect(list).toContain('to sari@surel.example')
  expect(list).toContain('delivered')
  expect(list).toContain(`href="/demo/mailbox/${mail.uuid}"`)
  const page = await (await open(`/demo/mailbox/${mail.uuid}`))?.text()
  expect(page).toContain(`src="/demo/mailbox/${mail.uuid}/body"`)
  const body = (await (await open(`/demo/mailbox/${mail.uuid}/body`))?.text()) ?? ''
  expect(body).toContain(tokenInLink(mail, '/newsletter/confirm'))
  expect(body).toContain('<base target="_top">')
})

test('the body of a mail can run and load nothing, and only this site may frame it', async () => {
  const { uuid } = await aMail('bima@surel.example')
  const response = await open(`/demo/mailbox/${uuid}/body`)
  const policy = response?.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toMatch(/sandbox(?!.*allow-scripts)(?!.*allow-same-origin)/)
  expect(response?.headers.get('cache-control')).toBe('no-store')
})

test('the pages around a mail run nothing inline, may frame the mail, and are not kept', async () => {
  const { uuid } = await aMail('dewi@surel.example')
  for (const path of ['/demo/mailbox', `/demo/mailbox/${uuid}`]) {
    const response = await open(path)
    const policy = response?.headers.get('content-security-policy')
    expect(policy).toContain("frame-src 'self'")
    expect(policy).not.toContain('unsafe-inline')
    expect(response?.headers.get('cache-control')).toBe('no-store')
  }
})

test('what a mail says cannot become markup of the mailbox', async () => {
  const { uuid } = await aMail('ana@surel.example')
  const change = `update mail_messages set subject = '<script>alert(1)</script>' where uuid = '${uuid}'`
  await shop.database.session((run) => run(change))
  for (const path of ['/demo/mailbox', `/demo/mailbox/${uuid}`]) {
    expect(await (await open(path))?.text()).not.toContain('<script>alert')
  }
})

test.each([
  `/demo/mailbox/${nothing}`,
  `/demo/mailbox/${nothing}/body`,
  `/demo/mailbox/${'-'.repeat(36)}`,
  `/demo/mailbox/${'f'.repeat(36)}/body`,
  '/demo/mailbox/nonsense',
  '/demo/other',
])('%s is none of the mailbox’s, and is left to the pages', async (path) => {
  expect(await open(path)).toBeUndefined()
})

test('the mailbox takes nothing', async () => {
  expect(await open('/demo/mailbox', { method: 'POST' })).toBeUndefined()
})

test('a database that is away is a fault for the host to log', async () => {
  await shop.database.session((run) => run('alter table mail_messages rename to mails_elsewhere'))
  await expect(open('/demo/mailbox')).rejects.toThrow('Failed query')
  await shop.database.session((run) => run('alter table mails_elsewhere rename to mail_messages'))
})
