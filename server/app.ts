import { socialProvider } from '@gema/contract/shapes/customer-profile.ts'
import { Hono } from 'hono'
import { allHandlers } from './calls/all-handlers.ts'
import { createApiDocs } from './http/api-docs.ts'
import { createApi } from './http/create-api.ts'
import type { CallerIdentity } from './http/handler.ts'
import { createHealth } from './http/health.ts'
import { createMediaRoutes } from './http/media-routes.ts'
import { createPaymentRoutes } from './http/payment-routes.ts'
import { countInDatabase, countInMemory } from './http/rate-limit.ts'
import { type RequestBindings, requestIdOf } from './http/request-bindings.ts'
import { createSocialRedirect, type SocialRedirectParts, type SocialWish } from './http/social-redirect.ts'
import { customerOfToken } from './modules/accounts/accounts.ts'
import { type CheckoutAround, hearCallback, hearWebhook } from './modules/checkout/checkout.ts'
import { beginSocialSignIn } from './modules/identity/identity.ts'
import { activeLanguages } from './modules/languages/languages.ts'
import { type PictureFormat, pictureAt } from './modules/media/media.ts'
import { readSettings, type ShopSettings } from './modules/settings/settings.ts'
import type { Database } from './platform/database/database.ts'
import { isMigrated } from './platform/database/migrate.ts'
import type { Log } from './platform/log.ts'
import { rememberFor } from './platform/remember.ts'
import type { Shop } from './shop.ts'

export interface App {
  fetch(request: Request, bindings?: RequestBindings): Promise<Response>
}

/** The whole server side, without a port: calls, their description, pictures and health. */
export function createApp(parts: { shop: Shop; database: Database; log: Log }): App {
  const { shop, database, log } = parts
  const settings = rememberFor(5, shop.clock, () => readSettings(shop.db))
  const languages = rememberFor(5, shop.clock, () => activeLanguages(shop.db))
  const speaks = async (language: string) => (await languages()).some(({ code }) => code === language)
  const countShared = countInDatabase(shop.db, shop.clock)
  const api = createApi({
    shop,
    handlers: allHandlers,
    log,
    identify: (token) => identify(shop, token),
    speaks,
    limitOf: async (pace) => (await settings()).rateLimits[pace],
    countShared,
    countHere: countInMemory(shop.clock),
  })
  const app = new Hono<{ Bindings: RequestBindings }>()
  app.route(
    '/',
    createHealth(() => isMigrated(database)),
  )
  app.route(
    '/',
    createMediaRoutes((wanted) =>
      pictureAt(shop.files, { ...wanted, format: wanted.format as PictureFormat }),
    ),
  )
  app.route('/', createApiDocs())
  app.route(
    '/',
    createSocialRedirect({
      log,
      speaks,
      limit: async () => (await settings()).rateLimits['sign-in'],
      count: countShared,
      leave: async (wish) => leaveForProvider(shop, await settings(), wish),
    }),
  )
  const around = (): CheckoutAround => ({ ...shop, siteUrl: shop.config.siteUrl })
  app.route(
    '/',
    createPaymentRoutes({
      log,
      // Each may make the shop ask a provider, whose patience is everybody's.
      limit: async () => (await settings()).rateLimits.changing,
      count: countInMemory(shop.clock),
      receive: (key, request) => hearWebhook(shop.db, around(), { key, request }),
      come: (key, form) => hearCallback(shop.db, around(), { key, form }),
    }),
  )
  app.route('/', api)
  app.onError((error, c) => {
    log.error(
      { err: error, requestId: requestIdOf(c.env), path: c.req.path },
      'a request failed unexpectedly',
    )
    return c.body(null, 500, { 'Cache-Control': 'no-store' })
  })
  return { fetch: async (request, bindings) => app.fetch(request, bindings) }
}

async function identify(shop: Shop, token: string | undefined): Promise<CallerIdentity> {
  if (token === undefined) return { kind: 'nobody' }
  if (token.startsWith('guest_'))
    return /^guest_[\w-]{16,200}$/.test(token) ? { kind: 'guest', token } : { kind: 'nobody' }
  const customer = await customerOfToken(shop.db, shop.clock, token)
  return customer ? { kind: 'customer', token, customerId: customer.id } : { kind: 'nobody' }
}

const leaveForProvider = async (
  shop: Shop,
  settings: ShopSettings,
  { provider: named, ...wish }: SocialWish,
): ReturnType<SocialRedirectParts['leave']> => {
  const provider = socialProvider.safeParse(named).data
  const wanted = { google: settings.googleLogin, facebook: settings.facebookLogin }
  if (provider === undefined || !wanted[provider]) return { problem: 'unavailable' }
  const around = { clock: shop.clock, social: shop.social, siteUrl: shop.config.siteUrl }
  const begun = await beginSocialSignIn(shop.db, around, { provider, ...wish })
  if ('leaveTo' in begun) return begun
  return { problem: begun.refused === 'social_unavailable' ? 'unavailable' : 'failed' }
}
