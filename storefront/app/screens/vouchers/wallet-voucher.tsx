import type { WalletVoucher as Voucher } from '@gema/contract/shapes/voucher.ts'
import { useShop } from '../../api/use-shop.ts'
import { VoucherTicket } from '../../commerce/voucher/voucher-ticket.tsx'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import { placeOfUse } from './place-of-use.ts'
import { VoucherLine } from './voucher-line.tsx'
import { vouchersWords } from './vouchers-words.ts'

/** A voucher of the wallet: what can be used leads to what it can be used on. */
export function WalletVoucher({ voucher }: { voucher: Voucher }) {
  return (
    <VoucherTicket
      voucher={voucher}
      off={voucher.state !== 'usable'}
      line={<VoucherLine voucher={voucher} />}
      action={<UseButton voucher={voucher} />}
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
