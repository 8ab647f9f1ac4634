import type { SocialProvider } from '@gema/server/modules/identity/identity.ts'
import type { Clock } from '@gema/server/platform/clock.ts'
import { newToken } from '@gema/server/platform/secrets.ts'
import type { StandInPerson } from './identity-people.ts'
import type { IdentityRequest } from './identity-request.ts'

const codeLife = 60 * 1000

export interface Granted {
  provider: SocialProvider
  asked: IdentityRequest
  person: StandInPerson
}

export interface IdentityCodes {
  give(granted: Granted): string
  /** What a code was given for: once, and for a minute. */
  take(code: string): Granted | undefined
}

/** Codes on their way through a browser. They are kept in this process: another one does not know them. */
export function createIdentityCodes(clock: Clock): IdentityCodes {
  const given = new Map<string, Granted & { endsAt: number }>()
  return {
    give(granted) {
      const now = clock.now().getTime()
      for (const [code, { endsAt }] of given) if (endsAt <= now) given.delete(code)
      const code = newToken()
      given.set(code, { ...granted, endsAt: now + codeLife })
      return code
    },
    take(code) {
      const found = given.get(code)
      given.delete(code)
      return found && found.endsAt > clock.now().getTime() ? found : undefined
    },
  }
}
