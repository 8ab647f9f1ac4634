import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './shop-visit.ts'

/** An address that no journey has used before. */
export const freshEmail = (name: string): string =>
  `${name}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@surel.example`

/** The newest mail to an address, and with a subject where one is named, as HTML; nothing where none has come. */
async function newestMail(
  request: APIRequestContext,
  email: string,
  subject = '',
): Promise<string | undefined> {
  const list = await (await request.get('/demo/mailbox', { maxRetries: 2 })).text()
  const found = list.split('<li>').find((line) => line.includes(email) && line.includes(subject))
  const [address] = /\/demo\/mailbox\/[\w-]+/.exec(found ?? '') ?? []
  return address && (await request.get(`${address}/body`)).text()
}

/** The six digits in the newest mail to an address. */
export async function codeSentTo(request: APIRequestContext, email: string): Promise<string> {
  const [, code] = />(\d{6})</.exec((await newestMail(request, email)) ?? '') ?? []
  expect(code, `there is a code in the mail to ${email}`).toBeDefined()
  return code ?? ''
}

/** Waits until a mail with a subject has come to an address. */
export const expectMail = (request: APIRequestContext, email: string, subject: string): Promise<void> =>
  expect.poll(() => newestMail(request, email, subject), `there is “${subject}” to ${email}`).toBeDefined()

/** Follows the first link of the newest mail to an address with a subject, as soon as it has come. */
export async function followMail(page: Page, email: string, subject: string): Promise<void> {
  await expectMail(page.request, email, subject)
  const [, link] = / href="([^"]+)"/.exec((await newestMail(page.request, email, subject)) ?? '') ?? []
  await page.goto((link ?? '').replaceAll('&amp;', '&'))
}

/** A code of six digits that is certainly another one. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Pastes into the box or field that has the focus. */
export const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

interface NewCustomer {
  email: string
  password: string
  token: string
}

/** A customer of their own for a journey that changes something about the account. */
export async function aNewCustomer(
  request: APIRequestContext,
  name = 'Sekar Wulandari',
): Promise<NewCustomer> {
  const email = freshEmail(name.split(' ')[0]?.toLowerCase() ?? '')
  const password = 'lagu-sore-38'
  const ask = async (call: string, data: object) => {
    const answer = await (await request.post(`/api/storefront/user/${call}`, { data })).json()
    expect(answer.status, `${call}: ${answer.meta.message}`).toBe(200)
    return answer.data
  }
  const repeated = { password, password_confirmation: password }
  await ask('register', { name, email, phone: '0812 5550 0142', ...repeated, terms: true })
  const { user_token } = await ask('verify', { email, code: await codeSentTo(request, email) })
  return { email, password, token: user_token }
}
