import type { WalletVoucher as Voucher } from '@gema/contract/shapes/voucher.ts'
import type { WordKey } from '../../language/define-words.ts'
import { useWords } from '../../language/use-words.ts'
import { ticketGrid } from './ticket-grid.ts'
import { vouchersWords } from './vouchers-words.ts'
import type { WalletTab } from './wallet-tab.ts'
import { WalletVoucher } from './wallet-voucher.tsx'

interface WalletProps {
  tab: WalletTab
  vouchers: Voucher[]
}

/** The vouchers of one part of the wallet. */
export function Wallet({ tab, vouchers }: WalletProps) {
  const t = useWords(vouchersWords)
  if (vouchers.length === 0) {
    return (
      <p className="py-6 text-center text-14 text-ink-2 text-pretty">
        {t(`empty_${tab}` as WordKey<typeof vouchersWords>)}
      </p>
    )
  }
  return (
    <ul className={ticketGrid}>
      {vouchers.map((voucher) => (
        <WalletVoucher key={voucher.uuid} voucher={voucher} />
      ))}
    </ul>
  )
}
