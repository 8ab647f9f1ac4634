import { policyOfPage } from '@gema/server/http/security-headers.ts'
import { findMail, latestMails } from '@gema/server/modules/notifications/notifications.ts'
import type { Db } from '@gema/server/platform/database/database.ts'
import { Hono } from 'hono'
import { mailboxPage, mailPage } from './mailbox-pages.ts'

const most = 50
const uuid = ':uuid{[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}}'

/** The demo mailbox: every mail that the shop has written, whoever it is for. Never there outside demo mode. */
export function createMailbox(db: Db): (request: Request) => Promise<Response | undefined> {
  const app = new Hono()
    .get('/demo/mailbox', async (c) => c.html(mailboxPage(await latestMails(db, most))))
    .get(`/demo/mailbox/${uuid}`, async (c) => {
      const mail = await findMail(db, c.req.param('uuid'))
      return mail ? c.html(mailPage(mail)) : c.notFound()
    })
    .get(`/demo/mailbox/${uuid}/body`, async (c) => {
      const mail = await findMail(db, c.req.param('uuid'))
      if (!mail) return c.notFound()
      // Mails style themselves inline, as mail programs want it; nothing in them may run or load.
      c.header(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-top-navigation-by-user-activation",
      )
      return c.html(mail.html.replace('<head>', '<head><base target="_top">'))
    })
  // A fault is the host's to log and to answer.
  app.onError((error) => {
    throw error
  })
  return async (request) => {
    const response = await app.fetch(request)
    if (response.status === 404) return undefined
    response.headers.set('Cache-Control', 'no-store')
    if (!response.headers.has('Content-Security-Policy')) {
      const html = await response.clone().text()
      response.headers.set('Content-Security-Policy', policyOfPage(html))
    }
    return response
  }
}
