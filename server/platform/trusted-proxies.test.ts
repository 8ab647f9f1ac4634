import { expect, test } from 'vitest'
import { isProxyName, trustProxies } from './trusted-proxies.ts'

test.each([
  ['127.0.0.1', ['127.0.0.1'], ['127.0.0.2', '::1']],
  ['10.0.0.0/8', ['10.0.0.1', '10.255.0.9', '::ffff:10.0.0.1'], ['11.0.0.1', 'unknown', '']],
  ['2001:db8::/32', ['2001:db8::1'], ['2001:db9::1']],
  ['loopback', ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'], ['10.0.0.1']],
  ['private', ['10.1.2.3', '172.31.0.1', '192.168.7.7', 'fd00::1'], ['172.32.0.1', '127.0.0.1', '8.8.8.8']],
])('%s trusts its own addresses and no others', (proxy, inside, outside) => {
  const isProxy = trustProxies([proxy])
  expect(inside.filter((address) => !isProxy(address))).toEqual([])
  expect(outside.filter(isProxy)).toEqual([])
})

test('without proxies no address is trusted', () => {
  expect(trustProxies([])('127.0.0.1')).toBe(false)
})

test.each(['1', 'true', 'nginx', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/', '::1/129', '256.1.1.1'])(
  '%s names no proxy',
  (text) => {
    expect(isProxyName(text)).toBe(false)
  },
)
