import type { RawRequest } from '../payment-provider.ts'

/** No message of PayPal's comes near this. */
const mostBytes = 64 * 1024

/** What PayPal wants back in order to say whether it has sent something, where that stands, and how it looks. */
const signedWith: Record<string, [header: string, fits: (value: string) => boolean]> = {
  auth_algo: ['paypal-auth-algo', (value) => /^[\w-]{1,64}$/.test(value)],
  cert_url: ['paypal-cert-url', isPaypalsAddress],
  transmission_id: ['paypal-transmission-id', (value) => /^[\w-]{1,100}$/.test(value)],
  transmission_sig: ['paypal-transmission-sig', (value) => /^[\w+/=-]{20,1024}$/.test(value)],
  transmission_time: ['paypal-transmission-time', (value) => /^\d{4}-\d{2}-\d{2}T[\d:.]{5,20}Z$/.test(value)],
}

export type PaypalProof = Record<string, string>

/** What says that a message is PayPal's; nothing where it cannot be, so that nobody need be asked about it. */
export function readPaypalProof({ headers, body }: RawRequest): PaypalProof | undefined {
  if (Buffer.byteLength(body) >= mostBytes) return undefined
  const found = Object.entries(signedWith).map(([name, [header, fits]]) => {
    const value = headers.get(header) ?? ''
    return fits(value) ? [name, value] : undefined
  })
  const whole = found.filter((entry) => entry !== undefined)
  return whole.length === found.length ? Object.fromEntries(whole) : undefined
}

function isPaypalsAddress(value: string): boolean {
  const url = value.length > 500 ? null : URL.parse(value)
  return url?.protocol === 'https:' && url.hostname.endsWith('.paypal.com')
}
