import type { WalletVoucher } from '@gema/contract/shapes/voucher.ts'

export const walletTabs = ['usable', 'used', 'expired'] as const
export type WalletTab = (typeof walletTabs)[number]

/** What is not valid yet waits among the usable ones; what others have used up is over. */
const tabOfState: Record<WalletVoucher['state'], WalletTab> = {
  usable: 'usable',
  coming: 'usable',
  used: 'used',
  expired: 'expired',
  gone: 'expired',
}

/** The vouchers of each tab, in the order they came in, with those that can be used now first. */
export function byTab<Voucher extends Pick<WalletVoucher, 'state'>>(
  wallet: readonly Voucher[],
): Record<WalletTab, Voucher[]> {
  const tabs: Record<WalletTab, Voucher[]> = { usable: [], used: [], expired: [] }
  for (const voucher of wallet) tabs[tabOfState[voucher.state]].push(voucher)
  tabs.usable.sort((a, b) => Number(a.state === 'coming') - Number(b.state === 'coming'))
  return tabs
}

/** The tab that an address asks for; the usable ones where it asks for none that there is. */
export const tabOf = (search: URLSearchParams): WalletTab =>
  walletTabs.find((tab) => tab === search.get('tab')) ?? 'usable'

/** The usable ones stand at the plain address. */
export const searchOf = (tab: WalletTab): string => (tab === 'usable' ? '' : `?tab=${tab}`)
