/** What a shop asks of a stand-in when it sends somebody to sign in. */
export interface IdentityRequest {
  redirectUri: string
  scope: string
  state: string
  nonce: string
  codeChallenge: string
}

/** Nothing where the request is not one that the shop itself has made: nobody is ever led elsewhere. */
export function readIdentityRequest(
  query: Record<string, string>,
  shop: { clientId: string; redirectUri: string },
): IdentityRequest | undefined {
  const { scope = '', state = '', nonce = '', code_challenge: codeChallenge = '' } = query
  const isTheShop = query.client_id === shop.clientId && query.redirect_uri === shop.redirectUri
  const isCodeFlow = query.response_type === 'code' && scope.split(' ').includes('openid')
  const isProved = query.code_challenge_method === 'S256' && /^[\w-]{43}$/.test(codeChallenge)
  if (!isTheShop || !isCodeFlow || !isProved || state === '' || nonce === '') return undefined
  return { redirectUri: shop.redirectUri, scope, state, nonce, codeChallenge }
}
