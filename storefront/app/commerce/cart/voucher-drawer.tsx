import type { CartVoucher } from '@gema/contract/shapes/cart.ts'
import { useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import { useCart } from '../../shopper/use-cart.ts'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { useToast } from '../use-toast.ts'
import { CartVoucherTicket, type VoucherForCart } from './cart-voucher-ticket.tsx'
import { useCartVouchers } from './use-cart-vouchers.ts'
import { useSetVoucher } from './use-set-voucher.ts'
import { VoucherCodeForm } from './voucher-code-form.tsx'
import { voucherDrawerWords } from './voucher-drawer-words.ts'

interface VoucherDrawerProps {
  isOpen: boolean
  onOpenChange: (open: boolean) => void
  /** The one that the cart has now. */
  voucher: CartVoucher | null
}

/** Every voucher that the cart can have, with what it gives; and a field for a code. */
export function VoucherDrawer({ isOpen, onOpenChange, voucher }: VoucherDrawerProps) {
  const t = useWords(voucherDrawerWords)
  const { data: cart } = useCart()
  const query = useCartVouchers({ enabled: isOpen, revision: cart?.revision ?? 0 })
  const toast = useToast()
  const { busy, set } = useSetVoucher()
  const [refused, setRefused] = useState<{ code: string; sentence: string }>()
  const press = async ({ code }: VoucherForCart) => {
    const isUsed = code === voucher?.code
    const sentence = await set(isUsed ? null : code)
    setRefused(sentence === undefined ? undefined : { code, sentence })
    if (sentence === undefined && !isUsed) onOpenChange(false)
  }
  const offers = query.data ?? []
  return (
    <Drawer open={isOpen} onOpenChange={onOpenChange} title={t('title')} closeLabel={t('close')}>
      <VoucherCodeForm
        onCode={async (code) => {
          const sentence = await set(code)
          if (sentence === undefined) onOpenChange(false)
          return sentence
        }}
      />
      {voucher && !offers.some(({ code }) => code === voucher.code) && (
        <OwnVoucher
          voucher={voucher}
          isBusy={busy?.code === null}
          onRemove={async () => {
            const sentence = await set(null)
            if (sentence !== undefined) toast.error(sentence)
          }}
        />
      )}
      <h3 className="mt-5 mb-3 text-14 tracking-normal">{t('for_you')}</h3>
      {query.data ? (
        offers.length === 0 ? (
          <p className="text-14 text-ink-2 text-pretty">{t('none')}</p>
        ) : (
          <ul className="grid gap-3">
            {offers.map((offer) => (
              <CartVoucherTicket
                key={offer.uuid}
                offer={offer}
                isUsed={offer.code === voucher?.code}
                isBusy={busy?.code === offer.code || (busy?.code === null && offer.code === voucher?.code)}
                refused={refused?.code === offer.code ? refused.sentence : undefined}
                onPress={() => press(offer)}
              />
            ))}
          </ul>
        )
      ) : query.isError || query.isPaused ? (
        <div role="alert" className="grid justify-items-start gap-3 text-14">
          <p>{t('failed')}</p>
          <Button look="secondary" size={40} busy={query.isFetching} onClick={() => query.refetch()}>
            {t('try_again')}
          </Button>
        </div>
      ) : (
        <div role="status" className="grid gap-3">
          <span className="sr-only">{t('loading')}</span>
          <span aria-hidden className="skeleton h-[112px] rounded-inner" />
          <span aria-hidden className="skeleton h-[112px] rounded-inner" />
          <span aria-hidden className="skeleton h-[112px] rounded-inner" />
        </div>
      )}
    </Drawer>
  )
}

interface OwnVoucherProps {
  voucher: CartVoucher
  isBusy: boolean
  onRemove: () => void
}

/** A voucher by a code that is not offered to everybody. */
function OwnVoucher({ voucher, isBusy, onRemove }: OwnVoucherProps) {
  const t = useWords(voucherDrawerWords)
  return (
    <div className="mt-4 flex items-center gap-3 rounded-inner border border-primary bg-selected px-4 py-3 text-14">
      <div className="min-w-0 flex-1">
        <b className="block font-strong wrap-anywhere">{voucher.name}</b>
        <span className="text-12 text-ink-2">{voucher.message ?? voucher.code}</span>
      </div>
      <Button
        size={32}
        look="secondary"
        busy={isBusy}
        aria-label={t('remove_of', { name: voucher.name })}
        onClick={onRemove}
      >
        {t('remove')}
      </Button>
    </div>
  )
}
