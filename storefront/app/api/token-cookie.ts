/** Cookies of the signed-in shopper begin with this. */
export const tokenCookie = 'frontend_token'
const maxAge = 31_622_400

/** The session token that goes into the Authorization header. The server never reads the cookie itself. */
export function readToken(): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${tokenCookie}=`))
  return found ? decodeURIComponent(found.slice(tokenCookie.length + 1)) : undefined
}

/** Kept for as long as the session lives, or, on a borrowed device, until the browser is closed. */
export function writeToken(token: string, remember: boolean): void {
  writeCookie(encodeURIComponent(token), remember ? `; Max-Age=${maxAge}` : '')
}

export function forgetToken(): void {
  writeCookie('', '; Max-Age=0')
}

function writeCookie(value: string, age: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support
  document.cookie = `${tokenCookie}=${value}; Path=/${age}; SameSite=Lax${secure}`
}
