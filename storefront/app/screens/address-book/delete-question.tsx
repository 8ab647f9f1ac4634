import type { Address } from '@gema/contract/shapes/address.ts'
import { useAddressName } from '../../commerce/address/address-card.tsx'
import { addressLine } from '../../commerce/address/address-text.ts'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { addressBookWords } from './address-book-words.ts'

interface DeleteQuestionProps {
  address: Address
  open: boolean
  busy: boolean
  /** Whether another address takes over as the default. */
  hasHeir: boolean
  onDelete: () => void
  onKeep: () => void
}

/** Asks before an address is deleted. */
export function DeleteQuestion({ address, open, busy, hasHeir, onDelete, onKeep }: DeleteQuestionProps) {
  const t = useWords(addressBookWords)
  const name = useAddressName()(address)
  return (
    <Dialog
      open={open}
      onOpenChange={onKeep}
      busy={busy}
      title={t('delete_title', { name })}
      text={
        <>
          <p className="wrap-anywhere text-ink">{addressLine(address)}</p>
          <p className="mt-2">
            {t('delete_text')} {address.is_default && hasHeir && t('delete_default')}
          </p>
        </>
      }
    >
      <DialogActions>
        <Button look="secondary" onClick={onKeep}>
          {t('keep')}
        </Button>
        <Button look="danger" busy={busy} onClick={onDelete}>
          {t('delete')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
