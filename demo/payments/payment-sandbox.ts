import { readBytes } from '@gema/server/http/read-input.ts'
import { policyOfPage } from '@gema/server/http/security-headers.ts'
import type { ProviderSetups } from '@gema/server/modules/payments/payments.ts'
import {
  type ActOnPayment,
  closedBecause,
  createSandboxActions,
  type SandboxAction,
  sandboxActions,
} from './sandbox-actions.ts'
import { type AllKeys, sandboxKeys } from './sandbox-keys.ts'
import { closedPage, continuePage, continueScript, payPage, unknownPage } from './sandbox-page.ts'
import type { SandboxAround, SandboxLeave, SandboxProvider, SandboxStore } from './sandbox-provider.ts'
import { createSandboxWebhooks, type DoAfter, type SendToShop } from './sandbox-webhooks.ts'
import { type SpokenWords, sandboxWords } from './sandbox-words.ts'
import { standardSandboxes } from './standard-sandboxes.ts'

export interface PaymentSandboxParts extends SandboxAround {
  store: SandboxStore
  /** How the sandbox reaches the shop, and the shop the sandbox. */
  send: SendToShop
  /** All of them, where left out. */
  providers?: SandboxProvider[]
  after?: DoAfter
}

export interface PaymentSandbox {
  /** How the shop is known at the played providers. */
  keys: AllKeys
  /** For the adapters: what goes to a provider's API is answered by the sandbox, and nothing leaves the shop. */
  fetch: typeof fetch
  /** How the shop takes money with the played providers: by the same code as with the real ones. */
  setups: { [Key in keyof ProviderSetups]: NonNullable<ProviderSetups[Key]> }
  /** Everything below `/demo/payments`; nothing for what is not there. */
  respond(request: Request): Promise<Response | undefined>
}

const base = '/demo/payments'
/** More than any provider is sent, by the shop or by a form. */
const mostBytes = 64 * 1024
const place = /^\/demo\/payments\/([a-z]+)\/(api|pay|checkout)(?:\/(.*))?$/

/**
 * Plays the payment providers that the shop has no keys for: their APIs, their hosted pages and their signed webhooks. The
 * adapters are the same as for the real ones. No money moves.
 */
export function createPaymentSandbox(parts: PaymentSandboxParts): PaymentSandbox {
  const { pagesUrl, store, now, send, after = doAfter } = parts
  const list = parts.providers ?? standardSandboxes({ pagesUrl, now })
  const providers = new Map<string, SandboxProvider>(list.map((provider) => [provider.key, provider]))
  const webhooks = createSandboxWebhooks({ now, send, after })
  const act = createSandboxActions({ store, now, webhooks, after })
  const around = { pagesUrl, store, now, act }
  const played: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { origin, pathname, search } = new URL(request.url)
    const provider = list.find(({ apiOrigin }) => apiOrigin === origin)
    if (provider === undefined) throw new TypeError(`nobody is played at ${origin}`)
    const body = request.body === null ? null : await request.text()
    const { method, headers, signal } = request
    return send(`${base}/${provider.key}/api${pathname}${search}`, { method, headers, body, signal })
  }
  const setup = { fetch: played, isSandbox: true, now }
  return {
    keys: sandboxKeys,
    fetch: played,
    setups: {
      stripe: { ...setup, keys: sandboxKeys.stripe },
      razorpay: { ...setup, keys: sandboxKeys.razorpay, checkoutUrl: `${pagesUrl}/razorpay/checkout` },
      paypal: { ...setup, keys: sandboxKeys.paypal },
      flutterwave: { ...setup, keys: sandboxKeys.flutterwave },
      iyzico: { ...setup, keys: sandboxKeys.iyzico },
    },
    async respond(request) {
      const { pathname, search } = new URL(request.url)
      if (pathname === continueScript) return script()
      const [, key = '', what, rest = ''] = place.exec(pathname) ?? []
      const provider = providers.get(key)
      if (provider === undefined) return undefined
      const body = await readBytes(request, mostBytes)
      if (body === undefined) return new Response(null, { status: 413 })
      const { method, headers } = request
      // One without a body may not have an empty one either.
      const copy = { method, headers, body: request.body === null ? null : body }
      if (what === 'api')
        return provider.api(new Request(`${provider.apiOrigin}/${rest}${search}`, copy), store)
      const visit = { request, form: Object.fromEntries(new URLSearchParams(body.toString())) }
      return what === 'pay'
        ? paying(around, provider, { ...visit, id: rest })
        : entering(around, provider, visit)
    },
  }
}

interface Around {
  pagesUrl: string
  store: SandboxStore
  now: () => Date
  act: ActOnPayment
}

interface Visit {
  request: Request
  form: Record<string, string>
}

/** The hosted page of a payment, and what is chosen on it. */
async function paying(
  { pagesUrl, store, now, act }: Around,
  provider: SandboxProvider,
  { request, form, id }: Visit & { id: string },
): Promise<Response> {
  const payment = await store.find(provider.key, id)
  if (payment === undefined) return page(unknownPage(sandboxWords(languageOf(request))), 404)
  const words = sandboxWords(payment.language)
  const about = { payment, provider: provider.name }
  if (request.method === 'POST') {
    const action = actionOf(form)
    const leave = action && (await act(provider, id, action))
    if (leave !== undefined) return leaving(words, leave, pagesUrl)
  }
  const closed = closedBecause(payment, now())
  return page(closed ? closedPage(words, { ...about, closed }) : payPage(words, about))
}

/** The form that a shop sends a browser with: from there on the payment has a page like any other. */
async function entering(
  { pagesUrl, store }: Around,
  provider: SandboxProvider,
  { request, form }: Visit,
): Promise<Response | undefined> {
  if (provider.enter === undefined || request.method !== 'POST') return undefined
  const payment = await provider.enter(form, store)
  if (payment === undefined) return page(unknownPage(sandboxWords(languageOf(request))), 404)
  return seeOther(`${pagesUrl}/${provider.key}/pay/${payment.id}`)
}

function leaving(words: SpokenWords, leave: SandboxLeave, pagesUrl: string): Promise<Response> | Response {
  // Whatever a payment was begun with, nobody is led anywhere but back to this shop.
  const isBack = URL.parse(leave.url)?.origin === new URL(pagesUrl).origin
  const to = isBack ? leave : { url: '/' }
  return to.fields === undefined ? seeOther(to.url) : page(continuePage(words, to))
}

const seeOther = (url: string): Response =>
  new Response(null, { status: 303, headers: { Location: url, 'Cache-Control': 'no-store' } })

const script = (): Response =>
  new Response("document.querySelector('form').submit()\n", {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  })

async function page(made: string | Promise<string>, status = 200): Promise<Response> {
  const html = String(await made)
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': policyOfPage(html),
  }
  return new Response(html, { status, headers })
}

const actionOf = (form: Record<string, string>): SandboxAction | undefined =>
  sandboxActions.find((action) => action === form.do)

const languageOf = (request: Request): string | undefined =>
  request.headers.get('accept-language')?.toLowerCase().startsWith('id') ? 'id' : 'en'

const doAfter: DoAfter = (milliseconds, work) => {
  // What goes wrong then has nobody left to be told; the shop asks by itself.
  setTimeout(() => void work().catch(() => {}), milliseconds).unref()
}
