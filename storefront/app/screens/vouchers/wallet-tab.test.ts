import { expect, test } from 'vitest'
import { byTab, searchOf, tabOf, walletTabs } from './wallet-tab.ts'

const wallet = (['coming', 'gone', 'usable', 'used', 'expired', 'usable'] as const).map((state, place) => ({
  state,
  place,
}))

test('every voucher is in one tab, and what can be used now comes before what is not valid yet', () => {
  const places = Object.entries(byTab(wallet)).map(([tab, some]) => [tab, some.map(({ place }) => place)])
  expect(Object.fromEntries(places)).toEqual({ usable: [2, 5, 0], used: [3], expired: [1, 4] })
})

test('an address leads to its tab, and nonsense to the usable ones', () => {
  for (const tab of walletTabs) expect(tabOf(new URLSearchParams(searchOf(tab)))).toBe(tab)
  expect(tabOf(new URLSearchParams('?tab=nonsense'))).toBe('usable')
})
