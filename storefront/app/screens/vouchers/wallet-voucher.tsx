import type { CartVoucher } from '@gema/contract/shapes/cart.ts'
import type { WalletVoucher as Voucher } from '@gema/contract/shapes/voucher.ts'
import { useShop } from '../../api/use-shop.ts'
import { MissingBar } from '../../commerce/cart/missing-bar.tsx'
import { VoucherTicket } from '../../commerce/voucher/voucher-ticket.tsx'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import { placeOfUse } from './place-of-use.ts'
import { UseInCart } from './use-in-cart.tsx'
import { VoucherLine } from './voucher-line.tsx'
import { vouchersWords } from './vouchers-words.ts'

interface WalletVoucherProps {
  voucher: Voucher
  /** There is something in the cart that it could be used on. */
  hasCart: boolean
  /** What it would do for the cart, once known. */
  effect: CartVoucher | undefined
}

/** A voucher of the wallet: it is put to the cart, or leads to what it can be used on. */
export function WalletVoucher({ voucher, hasCart, effect }: WalletVoucherProps) {
  const { missing, message } = effect ?? {}
  return (
    <VoucherTicket
      voucher={voucher}
      off={voucher.state !== 'usable'}
      line={
        <>
          <p>
            <VoucherLine voucher={voucher} />
          </p>
          {missing != null && message != null && (
            <div className="mt-2">
              <MissingBar least={voucher.minimum_spend} missing={missing} sentence={message} />
            </div>
          )}
        </>
      }
      action={
        hasCart && effect?.applies && voucher.state === 'usable' ? (
          <UseInCart voucher={voucher} />
        ) : (
          <UseButton voucher={voucher} />
        )
      }
    />
  )
}

function UseButton({ voucher: { state, name, scope } }: { voucher: Voucher }) {
  const { categories } = useShop()
  const t = useWords(vouchersWords)
  if (state === 'usable') {
    return (
      <PageLink
        to={placeOfUse(scope, categories)}
        aria-label={t('use_of', { name })}
        className={buttonClasses('primary', 32)}
      >
        {t('use')}
      </PageLink>
    )
  }
  if (state !== 'coming') return null
  return (
    <Button size={32} disabled aria-label={t('use_of', { name })}>
      {t('use')}
    </Button>
  )
}
