import type { Mail } from '@gema/server/modules/notifications/notifications.ts'
import { html, raw } from 'hono/html'

const style = `
:root{color:#14161f;font:16px/1.5 system-ui,sans-serif}body{margin:0 auto;max-width:880px;padding:32px 16px}
h1{font-size:28px;letter-spacing:-.02em;margin:0 0 4px}p{color:#5b6072;margin:0 0 24px}a{color:#4338ca}
ul{list-style:none;margin:0;padding:0;border:1px solid #e5e7ee;border-radius:14px;overflow:hidden}
li+li{border-top:1px solid #e5e7ee}li a{display:grid;grid-template-columns:1fr auto;gap:2px 16px;padding:14px 20px;color:inherit;text-decoration:none}
li a:hover{background:#f6f7fa}li b{font-weight:650}small{color:#5b6072;font-size:14px}
iframe{width:100%;height:640px;border:1px solid #e5e7ee;border-radius:14px;background:#f6f7fa}
.empty{border:1px dashed #d2d5df;border-radius:14px;padding:32px;text-align:center}`

const shell = (title: string, body: unknown) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg"><title>${title}</title><style>${raw(style)}</style></head><body>${body}</body></html>`

const when = (date: Date): string =>
  `${date.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Jakarta' })} WIB`

export const mailboxPage = (mails: Mail[]) =>
  shell(
    'Demo mailbox',
    html`<h1>Demo mailbox</h1><p>Every mail that this demo shop has written. In a real shop these go to people.</p>
${
  mails.length === 0
    ? html`<div class="empty">No mail yet. Subscribe to the letter at the foot of any page to get one.</div>`
    : html`<ul>${mails.map(
        (
          mail,
        ) => html`<li><a href="/demo/mailbox/${mail.uuid}"><b>${mail.subject}</b><small>${when(mail.createdAt)}</small>
<small>to ${mail.recipient}</small><small>${mail.sentAt ? 'delivered' : 'in the queue'}</small></a></li>`,
      )}</ul>`
}`,
  )

export const mailPage = (mail: Mail) =>
  shell(
    mail.subject,
    html`<p><a href="/demo/mailbox">Demo mailbox</a></p><h1>${mail.subject}</h1>
<p>to ${mail.recipient} · ${when(mail.createdAt)}</p>
<iframe title="${mail.subject}" src="/demo/mailbox/${mail.uuid}/body" sandbox="allow-popups allow-top-navigation-by-user-activation"></iframe>`,
  )
