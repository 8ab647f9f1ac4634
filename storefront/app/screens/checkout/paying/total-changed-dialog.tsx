import type { CartState } from '@gema/contract/shapes/cart.ts'
import { useNavigate } from 'react-router'
import { addressOf } from '../../../addresses.ts'
import { useMoney } from '../../../commerce/use-money.ts'
import { inLanguage } from '../../../language/language-path.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useWords } from '../../../language/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { ChangeList } from './change-list.tsx'
import { payingWords } from './paying-words.ts'
import { whatChanged } from './what-changed.ts'

interface TotalChangedDialogProps {
  /** What the page showed when somebody pressed the button, and what is so. */
  before: CartState
  after: CartState
  busy: boolean
  onClose: () => void
  /** Pays the new total. */
  onPay: () => void
  /** Takes lines out of the selection that cannot be had any more. */
  onGoOnWithout: (ids: string[]) => void
}

/** The total is not what was shown: nothing is ordered until the new one is agreed to. */
export function TotalChangedDialog(props: TotalChangedDialogProps) {
  const { before, after, busy, onClose, onPay, onGoOnWithout } = props
  const t = useWords(payingWords)
  const money = useMoney()
  const navigate = useNavigate()
  const { language } = useLanguage()
  const changes = whatChanged(before, after)
  const { unavailable } = changes
  const isSomethingLeft = after.totals.units > 0
  const canPay = isSomethingLeft && unavailable.length === 0 && after.shipping.is_complete
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      busy={busy}
      ignoresOutsidePress
      title={t('changed')}
      text={t('changed_text')}
    >
      <ChangeList changes={changes} />
      <dl className="mt-4 grid gap-1 border-t border-line pt-3 text-14">
        <div className="flex items-baseline justify-between gap-4 text-ink-2">
          <dt>{t('old_total')}</dt>
          <dd dir="ltr" className="figures whitespace-nowrap">
            <s>{money(before.totals.total)}</s>
          </dd>
        </div>
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-16 font-strong">{t('new_total')}</dt>
          <dd dir="ltr" className="figures text-22 font-bold tracking-[-0.02em] whitespace-nowrap">
            {money(after.totals.total)}
          </dd>
        </div>
      </dl>
      <DialogActions>
        <Button
          look="secondary"
          size={40}
          disabled={busy}
          onClick={() => navigate(inLanguage(addressOf('cart'), language))}
        >
          {t('to_cart')}
        </Button>
        {canPay && (
          <Button size={40} busy={busy} onClick={onPay}>
            <span className="figures">{t('pay', { amount: money(after.totals.total) })}</span>
          </Button>
        )}
        {isSomethingLeft && unavailable.length > 0 && (
          <Button size={40} busy={busy} onClick={() => onGoOnWithout(unavailable)}>
            {t('go_on_without')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
