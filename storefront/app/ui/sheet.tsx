import { CSPProvider } from '@base-ui/react/csp-provider'
import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface SheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  closeLabel: string
  children: ReactNode
  /** Sticks to its foot. */
  actions?: ReactNode
}

/** A sheet from below, for phones. Load it with React.lazy: the dialog under it is heavy. */
export function Sheet({ open, onOpenChange, title, closeLabel, children, actions }: SheetProps) {
  return (
    <CSPProvider disableStyleElements>
      <Dialog.Root open={open} onOpenChange={onOpenChange}>
        <Dialog.Portal>
          <Dialog.Backdrop className="fixed inset-0 z-40 bg-night/50 transition-opacity duration-250 ease-gema data-ending-style:opacity-0 data-starting-style:opacity-0" />
          <Dialog.Popup className="fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[88dvh] max-w-[640px] flex-col rounded-t-band bg-page shadow-raised outline-none transition-transform duration-250 ease-gema data-ending-style:translate-y-full data-starting-style:translate-y-full">
            <span aria-hidden className="mx-auto mt-2.5 h-1 w-9 flex-none rounded-full bg-line-2" />
            <div className="flex flex-none items-center justify-between ps-5 pe-2 pt-1 pb-1">
              <Dialog.Title className="text-18 tracking-normal">{title}</Dialog.Title>
              <Dialog.Close
                aria-label={closeLabel}
                className="grid size-11 place-items-center rounded-full hover:bg-soft"
              >
                <Icon of={X} />
              </Dialog.Close>
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5">{children}</div>
            {actions && (
              <div className="flex flex-none gap-3 border-t border-line px-5 pt-3.5 pb-[max(0.875rem,env(safe-area-inset-bottom))]">
                {actions}
              </div>
            )}
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </CSPProvider>
  )
}
