import type { WalletVoucher as Voucher } from '@gema/contract/shapes/voucher.ts'
import { useCartVouchers } from '../../commerce/cart/use-cart-vouchers.ts'
import type { WordKey } from '../../language/define-words.ts'
import { useWords } from '../../language/use-words.ts'
import { useCart } from '../../shopper/use-cart.ts'
import { ticketGrid } from './ticket-grid.ts'
import { vouchersWords } from './vouchers-words.ts'
import type { WalletTab } from './wallet-tab.ts'
import { WalletVoucher } from './wallet-voucher.tsx'

interface WalletProps {
  tab: WalletTab
  vouchers: Voucher[]
}

/** The vouchers of one part of the wallet; of those that can be used, what the cart lacks for them. */
export function Wallet({ tab, vouchers }: WalletProps) {
  const t = useWords(vouchersWords)
  const { data: cart } = useCart({ enabled: tab === 'usable' })
  const hasCart = (cart?.count ?? 0) > 0
  const { data: offers } = useCartVouchers({
    enabled: hasCart && tab === 'usable',
    revision: cart?.revision ?? 0,
  })
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
        <WalletVoucher
          key={voucher.uuid}
          voucher={voucher}
          hasCart={hasCart}
          effect={offers?.find(({ code }) => code === voucher.code)?.for_cart ?? undefined}
        />
      ))}
    </ul>
  )
}
