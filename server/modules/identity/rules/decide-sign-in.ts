/** All that decides what a proved identity leads to. */
export interface Standing {
  /** The customer whom the identity belongs to already. */
  ownerId: number | undefined
  /** The customer who is signed in and wants to connect it. */
  callerId: number | undefined
  /** Empty where the provider told none. */
  email: string
  emailVerified: boolean
  /** The customer of that address. */
  byEmail: { id: number; emailVerified: boolean } | undefined
}

export type Decision =
  | { is: 'known' | 'connect' | 'take-over'; customerId: number }
  | { is: 'new' }
  | { refused: 'social_taken' | 'social_email_missing' | 'social_email_known' }

/**
 * Who a person from a provider is here. An address links to an account only on the provider's word that it is verified:
 * anybody can type anybody's address at a provider that does not check it. Where the account itself has never proved
 * the address, whoever proves it now takes the account over, and all former ways into it end: they may be a stranger's,
 * who has made it in advance and waits.
 */
export function decideSignIn(standing: Standing): Decision {
  const { ownerId, callerId, byEmail } = standing
  if (callerId !== undefined) {
    if (ownerId !== undefined && ownerId !== callerId) return { refused: 'social_taken' }
    return { is: 'connect', customerId: callerId }
  }
  if (ownerId !== undefined) return { is: 'known', customerId: ownerId }
  if (standing.email === '') return { refused: 'social_email_missing' }
  if (byEmail === undefined) return { is: 'new' }
  if (!standing.emailVerified) return { refused: 'social_email_known' }
  return { is: byEmail.emailVerified ? 'connect' : 'take-over', customerId: byEmail.id }
}
