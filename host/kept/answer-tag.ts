import { createHash } from 'node:crypto'
import { closedPolicy, securityHeaders } from '@gema/server/http/security-headers.ts'

/** What every answer of this version says of safety. */
const always = JSON.stringify([closedPolicy, securityHeaders({ https: true })])

/**
 * The tag of an answer by what it says, and by its headers of safety: a cache that hears that nothing has changed goes on
 * sending those that it has.
 */
export function tagOf(bytes: Uint8Array, headers: Record<string, string>): string {
  const policy = headers['content-security-policy'] ?? ''
  return `W/"${createHash('sha1').update(bytes).update(always).update(policy).digest('base64url')}"`
}
