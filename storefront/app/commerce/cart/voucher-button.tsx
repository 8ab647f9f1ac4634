import type { CartVoucher } from '@gema/contract/shapes/cart.ts'
import { ChevronRight, TicketPercent } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'

const loadDrawer = () => import('./voucher-drawer.tsx')
const VoucherDrawer = lazy(() => loadDrawer().then(({ VoucherDrawer }) => ({ default: VoucherDrawer })))

interface VoucherButtonProps {
  voucher: CartVoucher | null
  title: ReactNode
  text: ReactNode
  textClassName: string
  className: string
}

/** The voucher of the cart; pressing it opens the drawer with all of them. */
export function VoucherButton({ voucher, title, text, textClassName, className }: VoucherButtonProps) {
  const [isUsed, setUsed] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const press = () => {
    setUsed(true)
    setOpen(true)
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={loadDrawer}
        onFocus={loadDrawer}
        onClick={press}
        className={classNames(
          'flex w-full items-center gap-3 rounded-[10px] border border-dashed border-primary bg-selected px-3.5 py-2.5 text-start text-14 hover:bg-primary-soft',
          className,
        )}
      >
        <Icon of={TicketPercent} className="text-primary" />
        <span className="min-w-0 flex-1">
          <b className="block font-strong wrap-anywhere">{title}</b>
          <span className={classNames('block text-12', textClassName)}>{text}</span>
        </span>
        <Icon of={ChevronRight} size={16} turns />
      </button>
      {isUsed && (
        <Suspense>
          <VoucherDrawer isOpen={isOpen} onOpenChange={setOpen} voucher={voucher} />
        </Suspense>
      )}
    </>
  )
}
