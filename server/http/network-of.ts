import { isIPv6 } from 'node:net'

/**
 * Whom an address belongs to, for counting: an IPv4 address counts by itself, an IPv6 address with all others of its
 * /64, because a single household has that many.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = 8 - groups.length - (tail ? tail.split(':').length : 0)
  const whole =
    tail === undefined ? groups : [...groups, ...Array<string>(missing).fill('0'), ...tail.split(':')]
  return `${whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '') || '0')
    .join(':')}::/64`
}
