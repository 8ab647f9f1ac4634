import { BlockList, isIP } from 'node:net'

/** Tells whether an address belongs to a proxy of the shop. */
export type IsProxy = (address: string) => boolean

/** Networks that have a name, because people know the name and not the numbers. */
const named: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

const networksOf = (proxy: string): string[] => named[proxy] ?? [proxy]

/** Whether a text is an address, a network such as 10.0.0.0/8, or the name of some. */
export const isProxyName = (text: string): boolean => networksOf(text).every(isNetwork)

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
}

/** Returns a test for the proxies that are named by addresses, networks, `loopback` and `private`. */
export function trustProxies(proxies: readonly string[]): IsProxy {
  if (proxies.length === 0) return () => false
  const list = new BlockList()
  for (const network of proxies.flatMap(networksOf)) {
    const [address = '', prefix] = network.split('/')
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return (address) => {
    const family = isIP(address)
    return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6')
  }
}
