import { Link } from 'react-router'
import type { WordKey } from '../../language/define-words.ts'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { vouchersWords } from './vouchers-words.ts'
import { searchOf, type WalletTab, walletTabs } from './wallet-tab.ts'

interface WalletTabsProps {
  chosen: WalletTab
  counts: Record<WalletTab, number>
}

/** The parts of the wallet, as links: each has its own address. */
export function WalletTabs({ chosen, counts }: WalletTabsProps) {
  const t = useWords(vouchersWords)
  return (
    <nav
      aria-label={t('tabs')}
      className="-mx-4 mt-3 mb-5 flex gap-1 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] w768:mx-0 w768:px-0"
    >
      {walletTabs.map((tab) => (
        <Link
          key={tab}
          to={{ search: searchOf(tab) }}
          replace
          preventScrollReset
          aria-current={tab === chosen ? 'page' : undefined}
          className={classNames(
            'flex-none border-b-2 px-4 py-3 text-14 font-semibold whitespace-nowrap -outline-offset-2',
            tab === chosen ? 'border-primary text-primary' : 'border-transparent text-ink-2 hover:text-ink',
          )}
        >
          {t(`tab_${tab}` as WordKey<typeof vouchersWords>, { count: counts[tab] })}
        </Link>
      ))}
    </nav>
  )
}
