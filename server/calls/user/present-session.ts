import type { Session } from '@gema/contract/calls/user.ts'
import type { SessionSeen } from '../../modules/accounts/accounts.ts'

export const presentSession = (session: SessionSeen): Session => ({
  id: session.uuid,
  browser: session.browser,
  system: session.system,
  is_phone: session.isPhone,
  started_at: session.startedAt.toISOString(),
  last_seen_at: session.lastSeenAt.toISOString(),
  is_current: session.isCurrent,
})
