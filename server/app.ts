import { allStaffCalls } from '@gema/contract/backoffice/all-staff-calls.ts'
import { staffBasePath } from '@gema/contract/backoffice/call-paths.ts'
import { basePath } from '@gema/contract/call-paths.ts'
import { allCalls } from '@gema/contract/calls/all-calls.ts'
import type { Pace } from '@gema/contract/define-call.ts'
import { socialProvider } from '@gema/contract/shapes/customer-profile.ts'
import { languageOfHeader } from '@gema/contract/values/language.ts'
import { Hono } from 'hono'
import { allStaffHandlers } from './backoffice/all-staff-handlers.ts'
import { allHandlers } from './calls/all-handlers.ts'
import { createFoundRoutes } from './found/found-routes.ts'
import { answerRefused } from './http/answers.ts'
import { createApiDocs } from './http/api-docs.ts'
import { createApi } from './http/create-api.ts'
import type { CallerIdentity, StaffCaller } from './http/handler.ts'
import { createHealth } from './http/health.ts'
import { createLargeForms } from './http/large-forms.ts'
import { createMediaRoutes } from './http/media-routes.ts'
import { networkOf } from './http/network-of.ts'
import { createPaymentRoutes } from './http/payment-routes.ts'
import { countInDatabase, countInMemory } from './http/rate-limit.ts'
import { type RequestBindings, requestIdOf } from './http/request-bindings.ts'
import { createSocialRedirect, type SocialRedirectParts, type SocialWish } from './http/social-redirect.ts'
import { customerOfToken } from './modules/accounts/accounts.ts'
import { type CheckoutAround, hearCallback, hearWebhook } from './modules/checkout/checkout.ts'
import { beginSocialSignIn } from './modules/identity/identity.ts'
import { activeLanguages } from './modules/languages/languages.ts'
import { type PictureFormat, pictureAt } from './modules/media/media.ts'
import { rememberSettings, type ShopSettings } from './modules/settings/settings.ts'
import { permissionsOf, staffOfToken } from './modules/staff/staff.ts'
import type { Database } from './platform/database/database.ts'
import { isMigrated } from './platform/database/migrate.ts'
import type { Log } from './platform/log.ts'
import { rememberLast } from './platform/remember.ts'
import type { Shop } from './shop.ts'

export interface App {
  fetch(request: Request, bindings?: RequestBindings): Promise<Response>
}

/** The whole server side, without a port: calls, their description, pictures and health. */
export function createApp(parts: { shop: Shop; database: Database; log: Log }): App {
  const { shop, database, log } = parts
  const settings = rememberSettings(shop.db, shop.clock)
  const languages = rememberLast(5, shop.clock, () => activeLanguages(shop.db))
  const speaks = async (language: string) => (await languages()).some(({ code }) => code === language)
  const countShared = countInDatabase(shop.db, shop.clock)
  const common = {
    shop,
    shopForShared: () => ({ ...shop, db: shop.publicReads.db() }),
    log,
    speaks,
    limitOf: async (pace: Pace) => (await settings()).rateLimits[pace],
    countShared,
    countHere: countInMemory(shop.clock),
    largeForms: createLargeForms(),
  }
  const api = createApi({
    ...common,
    basePath,
    calls: allCalls,
    handlers: allHandlers,
    identify: (token) => identify(shop, token),
  })
  const staffApi = createApi({
    ...common,
    basePath: staffBasePath,
    calls: allStaffCalls,
    handlers: allStaffHandlers,
    identify: (token) => identifyStaff(shop, token),
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
  const countFound = countInMemory(shop.clock)
  app.route(
    '/',
    createFoundRoutes({
      shop,
      waitFor: async (address) =>
        countFound(`found:${networkOf(address)}`, (await settings()).rateLimits.page),
    }),
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
  app.route('/', staffApi)
  app.all('/api/*', (c) => answerRefused('call_unknown', languageOfHeader(c.req.header('language') ?? null)))
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

/** Shoppers' tokens mean nothing here, and the other way round. */
async function identifyStaff(
  { db, clock }: Shop,
  token: string | undefined,
): Promise<{ kind: 'nobody' } | StaffCaller> {
  const member = token === undefined ? undefined : await staffOfToken(db, clock, token)
  if (token === undefined || member === undefined) return { kind: 'nobody' }
  const { id, name, role } = member
  return { kind: 'staff', token, staffId: id, name, role, may: permissionsOf(role) }
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
