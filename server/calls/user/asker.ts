import type { CallerIdentity } from '../../http/handler.ts'
import { hashToken } from '../../platform/secrets.ts'

/** Who asks for a code: a customer by their account, anybody else by the token of their browser. */
export const askerOf = (caller: CallerIdentity) => ({
  customerId: caller.kind === 'customer' ? caller.customerId : undefined,
  browserHash: caller.kind === 'guest' ? hashToken(caller.token) : '',
})
