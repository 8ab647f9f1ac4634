import { anMp4 } from '@gema/server/testing/a-video.ts'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Placed } from './order-visit.ts'
import { answerCookies, expect } from './shop-visit.ts'

/** The heading of the page with what stands around it: the number, when it was, and how it stands in two words. */
export const headOf = (page: Page) => page.getByRole('heading', { level: 1 }).locator('xpath=../..')

/** The question that is open. What is told for a moment at the edge of the screen is a dialog too, but asks nothing. */
export const questionOf = (page: Page) =>
  page.getByRole('dialog').and(page.locator(':not([aria-modal=false])'))

/** The step that an order or a complaint is at. */
export const activeStep = (page: Page) => page.locator('main [aria-current=step]')

/** The log of an order, the newest first. */
export const logOf = (page: Page) => page.locator('#log').getByRole('listitem')

/** An order or a complaint in a list. */
export const cardOf = (page: Page, number: string) =>
  page.getByRole('main').getByRole('article').filter({ hasText: number })

/** A part of a page, by its heading. */
export const partOf = (page: Page, heading: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) })

/** Somebody comes back to the tab: what may be old is looked at again. */
export const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

/** A photo of one colour, as a camera makes it. */
export async function aPhoto(name: string, background = '#b5651d') {
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** A video with so many bytes of film. */
export const aVideo = (name: string, filmBytes?: number) => ({
  name,
  mimeType: 'video/mp4',
  buffer: Buffer.from(anMp4(filmBytes)),
})

/** An account that belongs to nobody. */
export const bank = { name: 'Bank Nusa Raya', holder: 'Sekar Wulandari', number: '8830 2217 4417' }

/** Files a complaint about the first line of an order without clicking; answers its address and its number. */
export async function complainAbout(
  request: APIRequestContext,
  { token, order }: { token: string; order: Pick<Placed, 'id' | 'lines'> },
): Promise<{ id: string; number: string }> {
  const filed = await request.post('/api/storefront/complaint/store', {
    headers: { Authorization: `Bearer ${token}` },
    multipart: {
      order: order.id,
      items: JSON.stringify([{ line: order.lines[0]?.id, quantity: 1 }]),
      type: 'item_damaged',
      description: 'Colokannya longgar.',
      solution: 'partial_refund',
      bank_name: bank.name,
      bank_account_name: bank.holder,
      bank_account_number: bank.number,
      evidence: await aPhoto('plug.jpg'),
    },
  })
  const answer = await filed.json()
  expect(answer.status, answer.meta.message).toBe(200)
  return answer.data
}

/** The refunds of an order, as its owner sees them. */
export async function refundsOf(
  request: APIRequestContext,
  { token, order }: { token: string; order: { id: string } },
): Promise<{ id: string; status: string; amount: number }[]> {
  const found = await (
    await request.get(`/api/storefront/order/find?order=${order.id}`, {
      headers: { Authorization: `Bearer ${token}` },
      maxRetries: 2,
    })
  ).json()
  return found.data.refunds
}

/** The one refund of an order. */
export async function refundOf(request: APIRequestContext, owner: Parameters<typeof refundsOf>[1]) {
  const [refund, ...others] = await refundsOf(request, owner)
  expect(others).toEqual([])
  if (refund === undefined) throw new Error('there is a refund')
  return refund
}

/** A browser that nobody has used before, in another room. */
export async function anotherBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  await answerCookies(context)
  return context.newPage()
}
