import { html, raw } from 'hono/html'
import { sandboxAmount } from './sandbox-amount.ts'
import type { SandboxLeave, SandboxPayment } from './sandbox-provider.ts'
import { sandboxStyle } from './sandbox-style.ts'
import type { SpokenWords } from './sandbox-words.ts'

/** Where the script is that sends a form without a click. The policy of the page lets no other run. */
export const continueScript = '/demo/payments/continue.js'

const shell = (words: SpokenWords, title: string, body: unknown) => html`<!doctype html>
<html lang="${words.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg"><title>${title}</title><style>${raw(sandboxStyle)}</style></head><body><main>${body}</main></body></html>`

const notice = (words: SpokenWords, provider: string) =>
  html`<p class="notice"><b>${words.notice}</b>${words.noticeText(provider)}</p>`

const facts = (words: SpokenWords, payment: SandboxPayment) => html`<dl>
<dt>${words.order}</dt><dd>${payment.orderNumber}</dd>
${payment.email ? html`<dt>${words.email}</dt><dd>${payment.email}</dd>` : ''}
<dt class="sum">${words.amount}</dt><dd class="sum">${sandboxAmount(payment)}</dd></dl>`

interface AboutPayment {
  payment: SandboxPayment
  /** As people call it. */
  provider: string
}

/** Where somebody chooses what becomes of a payment. The forms send to the address of the page itself. */
export function payPage(words: SpokenWords, { payment, provider }: AboutPayment) {
  const way = (action: string, name: string, text: string) =>
    html`<li><button class="way${action === 'decline' ? ' bad' : ''}" name="do" value="${action}"><b>${name}</b><span>${text}</span></button></li>`
  return shell(
    words,
    words.title(provider),
    html`${notice(words, provider)}<h1>${words.title(provider)}</h1>${facts(words, payment)}
<form method="post"><button class="go" name="do" value="pay">${words.pay(sandboxAmount(payment))}</button>
<h2>${words.others}</h2><ul>${way('pay-twice', words.twice, words.twiceText)}${way('pay-later', words.later, words.laterText)}${way('decline', words.decline, words.declineText)}${way('leave', words.leave, words.leaveText)}</ul></form>`,
  )
}

export type Closed = 'paid' | 'failed' | 'expired' | 'waiting'

/** For a payment that nothing can be done about any more. The one button leads back. */
export const closedPage = (
  words: SpokenWords,
  { payment, provider, closed }: AboutPayment & { closed: Closed },
) =>
  shell(
    words,
    words[closed],
    html`${notice(words, provider)}<h1>${words[closed]}</h1><p class="lead">${words[`${closed}Text`]}</p>${facts(words, payment)}
<form method="post"><button class="go" name="do" value="leave">${words.back}</button></form>`,
  )

export const unknownPage = (words: SpokenWords) =>
  shell(
    words,
    words.unknown,
    html`<h1>${words.unknown}</h1><p class="lead">${words.unknownText}</p><a class="go" href="/">${words.back}</a>`,
  )

/** Leads back with a form, as some providers do: by itself, and by a button where no script runs. */
export const continuePage = (words: SpokenWords, { url, fields = {} }: SandboxLeave) =>
  shell(
    words,
    words.continuing,
    html`<h1>${words.continuing}</h1><p class="lead">${words.continuingText}</p>
<form method="post" action="${url}">${Object.entries(fields).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
    )}<button class="go">${words.continue}</button></form><script src="${continueScript}"></script>`,
  )
