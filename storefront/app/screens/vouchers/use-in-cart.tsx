import type { WalletVoucher } from '@gema/contract/shapes/voucher.ts'
import { useNavigate } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { useSetVoucher } from '../../commerce/cart/use-set-voucher.ts'
import { useToast } from '../../commerce/use-toast.ts'
import { inLanguage } from '../../language/language-path.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { vouchersWords } from './vouchers-words.ts'

/** Puts a voucher to the cart, and leads there. */
export function UseInCart({ voucher: { code, name } }: { voucher: WalletVoucher }) {
  const t = useWords(vouchersWords)
  const toast = useToast()
  const navigate = useNavigate()
  const { language } = useLanguage()
  const { busy, set } = useSetVoucher()
  const use = async () => {
    const refused = await set(code)
    if (refused === undefined)
      await navigate(inLanguage(addressOf('cart'), language), { viewTransition: true })
    else toast.error(refused)
  }
  return (
    <Button size={32} busy={busy !== undefined} aria-label={t('use_of', { name })} onClick={use}>
      {t('use')}
    </Button>
  )
}
