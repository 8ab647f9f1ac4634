/** Tells whether a page of another site sent a request: it must not act for the visitor who looks at it. */
export function isFromElsewhere({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  return site !== null && site !== 'same-origin' && site !== 'none'
}
