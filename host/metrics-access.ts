import { createHash, timingSafeEqual } from 'node:crypto'

/** What a proxy adds to a request that it hands on: then the connection from this machine is the proxy's. */
const forwarding = [
  ...['forwarded', 'via', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip'],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'x-forwarded-server'],
]

const thisMachine = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/i

/** Whether a request may see the metrics: with a token only who knows it, without one only who asks on this machine. */
export function maySeeMetrics(
  headers: Headers,
  { token, remoteAddress }: { token: string | undefined; remoteAddress: string },
): boolean {
  if (token !== undefined) return isSame(headers.get('authorization') ?? '', `Bearer ${token}`)
  // Where no header names another, the address is that of the connection itself.
  return !forwarding.some((name) => headers.has(name)) && thisMachine.test(remoteAddress)
}

/** Takes as long for a near miss as for any other; hashed, so that not even the length is told. */
const isSame = (given: string, wanted: string): boolean => timingSafeEqual(digest(given), digest(wanted))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
