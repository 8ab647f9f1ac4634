import { randomBytes } from 'node:crypto'
import type { userSocialLogin } from '@gema/contract/calls/user-access.ts'
import type { Answer } from '@gema/contract/client.ts'
import type { DataOf } from '@gema/contract/define-call.ts'
import { hashToken } from '../platform/secrets.ts'
import type { TestShop } from './start-test-shop.ts'

export interface SocialVisitor {
  /** What this browser alone knows. */
  secret: string
  /** Presses the button, and answers where that leads to. */
  leave(more?: { provider?: string; next?: string; language?: string }): Promise<string>
  /** Comes back with what the provider has sent along. */
  comeBack(
    query: string,
    more?: { token?: string; language?: string; secret?: string },
  ): Promise<Answer<DataOf<typeof userSocialLogin>>>
}

/** A browser that signs in with a provider. */
export function aSocialVisitor(shop: TestShop): SocialVisitor {
  const secret = randomBytes(32).toString('base64url')
  return {
    secret,
    async leave({ provider = 'google', ...more } = {}) {
      const query = new URLSearchParams({ browser: hashToken(secret), ...more })
      const response = await shop.fetch(`/api/storefront/social/${provider}?${query}`)
      const location = response.headers.get('location')
      if (response.status !== 302 || location === null)
        throw new Error(`it leads nowhere: ${response.status}`)
      return location
    },
    comeBack: (query, { token, language, secret: other } = {}) =>
      shop.askAs({ ...(token && { token }), ...(language && { language }) })('userSocialLogin', {
        query,
        browser_secret: other ?? secret,
      }),
  }
}
