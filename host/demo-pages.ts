import type { DemoIdentity } from '@gema/demo/identity/demo-identity.ts'
import { createMailbox } from '@gema/demo/mailbox/mailbox.ts'
import type { Db } from '@gema/server/platform/database/database.ts'
import type { Responder } from './handle-request.ts'

/** Everything below `/demo`: the mailbox, and who stands in for Google and Facebook. */
export function createDemoPages(db: Db, standIns: DemoIdentity): Responder {
  const mailbox = createMailbox(db)
  return async (request) => (await standIns.respond(request)) ?? mailbox(request)
}
