import { createCourierClock } from '@gema/demo/courier/courier-clock.ts'
import type { DemoIdentity } from '@gema/demo/identity/demo-identity.ts'
import { createMailbox } from '@gema/demo/mailbox/mailbox.ts'
import { createTransferDesk } from '@gema/demo/transfers/transfer-desk.ts'
import { createVideoPlayer } from '@gema/demo/video/video-player.ts'
import type { Shop } from '@gema/server/shop.ts'
import type { Responder } from './handle-request.ts'
import type { LimitedSandbox } from './payment-sandbox-limit.ts'

interface DemoParts {
  shop: Shop
  /** In demo mode only; so is the mailbox. */
  standIns: DemoIdentity | undefined
  /** Where payments are played, be it a demo or not. */
  sandbox: LimitedSandbox | undefined
}

/**
 * Everything below `/demo`: the mailbox, the shop's bank desk, the courier clock, the films, who stands in for Google and
 * Facebook, and the payment sandbox.
 */
export function createDemoPages({ shop, standIns, sandbox }: DemoParts): Responder | undefined {
  const mailbox = standIns && createMailbox(shop.db)
  const around = { ...shop, siteUrl: shop.config.siteUrl }
  const transfers = standIns && createTransferDesk(shop.db, around)
  const courier = standIns && createCourierClock(shop.db, around)
  const videos = standIns && createVideoPlayer(shop.db)
  if (mailbox === undefined && sandbox === undefined) return undefined
  return async (request, bindings) =>
    (await sandbox?.respond(request, bindings)) ??
    (await standIns?.respond(request)) ??
    (await transfers?.(request)) ??
    (await courier?.(request)) ??
    (await videos?.(request)) ??
    mailbox?.(request)
}
