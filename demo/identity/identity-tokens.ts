import { exportJWK, generateKeyPair, type JSONWebKeySet, SignJWT } from 'jose'
import type { Granted } from './identity-codes.ts'
import { subjectOf } from './identity-people.ts'

export const signingAlgorithm = 'ES256'
const keyId = 'demo'

export interface IdentityTokens {
  keys(): Promise<JSONWebKeySet>
  /** A signed token that says who somebody is. */
  sign(granted: Granted, from: { issuer: string; clientId: string }): Promise<string>
}

/** Signs with a key of this start alone. */
export function createIdentityTokens(): IdentityTokens {
  const pair = generateKeyPair(signingAlgorithm)
  // Whoever needs it is told; until then it is nobody's error.
  pair.catch(() => {})
  return {
    async keys() {
      const key = await exportJWK((await pair).publicKey)
      return { keys: [{ ...key, kid: keyId, alg: signingAlgorithm, use: 'sig' }] }
    },
    async sign({ provider, asked, person }, { issuer, clientId }) {
      const { email, name, verified } = person
      const claims = {
        nonce: asked.nonce,
        email,
        name,
        ...(provider === 'google' && { email_verified: verified }),
      }
      return new SignJWT(claims)
        .setProtectedHeader({ alg: signingAlgorithm, kid: keyId, typ: 'JWT' })
        .setIssuer(issuer)
        .setSubject(subjectOf(provider, person))
        .setAudience(clientId)
        .setIssuedAt()
        .setExpirationTime('5 minutes')
        .sign((await pair).privateKey)
    },
  }
}
