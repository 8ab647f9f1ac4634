import { Check, CircleX } from 'lucide-react'
import { addressOf } from '../../../../addresses.ts'
import { PageLink } from '../../../../language/page-link.tsx'
import { useWords } from '../../../../language/use-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { buttonClasses } from '../../../../ui/button-classes.ts'
import { Dialog, DialogActions } from '../../../../ui/dialog.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useComposing } from '../composing.ts'
import { productTitle } from '../slots/product-title.ts'
import { railDialogWords } from './rail-dialog-words.ts'
import type { AddedList } from './use-add-all.ts'

interface AddedDialogProps {
  list: AddedList
  open: boolean
  onClose: () => void
}

/** What went into the cart, what did not and why, and the way to the cart. */
export function AddedDialog({ list: { added, skipped }, open, onClose }: AddedDialogProps) {
  const t = useWords(railDialogWords)
  const { composed } = useComposing()
  const nameOf = (inventory: string): string => {
    const choice = composed.slots.find((slot) => slot.choice?.inventory === inventory)?.choice
    return choice === undefined ? '' : productTitle(choice)
  }
  const whole = added.filter(({ inventory, quantity }) => quantity > 0 && nameOf(inventory) !== '')
  const count = new Set([...added, ...skipped].map(({ inventory }) => inventory)).size
  const title =
    whole.length === 0
      ? t('added_none')
      : skipped.length === 0
        ? t('added_all')
        : t('added_some', { added: whole.length, count })
  return (
    <Dialog open={open} onOpenChange={(wanted) => !wanted && onClose()} title={title}>
      <ul className="mt-3 grid gap-2 text-14 empty:hidden">
        {whole.map(({ inventory, quantity }) => (
          <li key={inventory} className="flex gap-2.5">
            <Icon of={Check} size={16} className="mt-0.5 text-theme-ink" />
            <span className="min-w-0">
              {quantity > 1 && <span className="figures">{t('times', { quantity })} </span>}
              {nameOf(inventory)}
            </span>
          </li>
        ))}
      </ul>
      {skipped.length > 0 && (
        <>
          <h3 className="mt-4 text-14 tracking-normal">{t('skipped')}</h3>
          <ul className="mt-2 grid gap-2 text-14">
            {skipped.map(({ inventory, name, reason, added: got, wanted }) => (
              <li key={inventory} className="flex gap-2.5">
                <Icon of={CircleX} size={16} className="mt-0.5 text-warn-ink" />
                <span className="min-w-0">
                  {name}
                  <span className="block text-12 text-ink-2">
                    {t(`reason_${reason}`, { added: got, wanted })}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          {t('stay')}
        </Button>
        {whole.length > 0 && (
          <PageLink to={addressOf('cart')} className={buttonClasses()}>
            {t('to_cart')}
          </PageLink>
        )}
      </DialogActions>
    </Dialog>
  )
}
