import { email as emailAddress } from '@gema/contract/values/email.ts'
import { personName } from '@gema/contract/values/person-name.ts'

/** Somebody as a provider knows them. */
export interface Person {
  /** The provider's own name for them; it never changes. */
  subject: string
  /** Empty where the provider did not tell it. */
  email: string
  /** The provider itself says so, in so many words. */
  emailVerified: boolean
  name: string
}

/** What a provider says of somebody, once its signature is checked. */
export interface Claims {
  sub: string
  email?: unknown
  email_verified?: unknown
  name?: unknown
}

/** The person behind the claims. Texts of a provider are held to the same rules as those that people type. */
export function personOfClaims(claims: Claims): Person {
  const address = emailAddress.safeParse(claims.email)
  const email = address.success ? address.data : ''
  const name = personName.safeParse(claims.name)
  return {
    subject: claims.sub,
    email,
    emailVerified: email !== '' && claims.email_verified === true,
    // A name can be changed in the profile; an account without one could not be greeted in a mail.
    name: name.success ? name.data : email.slice(0, email.indexOf('@')).slice(0, 80),
  }
}
