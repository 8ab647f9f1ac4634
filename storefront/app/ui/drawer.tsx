import { CSPProvider } from '@base-ui/react/csp-provider'
import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

interface DrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  closeLabel: string
  children: ReactNode
  /** Sticks to its foot. */
  actions?: ReactNode
}

/** Comes from the end of the line of reading, on phones from below. Load it with React.lazy: the dialog under it is heavy. */
export function Drawer({ open, onOpenChange, title, closeLabel, children, actions }: DrawerProps) {
  return (
    <CSPProvider disableStyleElements>
      <Dialog.Root open={open} onOpenChange={onOpenChange}>
        <Dialog.Portal>
          <Dialog.Backdrop className="fixed inset-0 z-40 bg-night/50 transition-opacity duration-250 ease-gema data-ending-style:opacity-0 data-starting-style:opacity-0" />
          <Dialog.Popup
            className={classNames(
              'fixed bottom-0 z-50 flex flex-col bg-page shadow-raised outline-none transition-transform duration-250 ease-gema',
              'max-w768:inset-x-0 max-w768:max-h-[88dvh] max-w768:rounded-t-band max-w768:data-ending-style:translate-y-full max-w768:data-starting-style:translate-y-full',
              'w768:end-0 w768:top-0 w768:w-[420px] w768:data-ending-style:translate-x-full w768:data-starting-style:translate-x-full',
              'w768:rtl:data-ending-style:-translate-x-full w768:rtl:data-starting-style:-translate-x-full',
            )}
          >
            <span
              aria-hidden
              className="mx-auto mt-2.5 h-1 w-9 flex-none rounded-full bg-line-2 w768:hidden"
            />
            <div className="flex flex-none items-center justify-between gap-3 py-1 ps-5 pe-2 w768:border-b w768:border-line w768:py-2.5">
              <Dialog.Title className="text-18 tracking-normal">{title}</Dialog.Title>
              <Dialog.Close
                aria-label={closeLabel}
                className="grid size-11 flex-none place-items-center rounded-full hover:bg-soft"
              >
                <Icon of={X} />
              </Dialog.Close>
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5 w768:pt-4">
              {children}
            </div>
            {actions && (
              <div className="flex-none border-t border-line px-5 pt-3.5 pb-[max(0.875rem,env(safe-area-inset-bottom))]">
                {actions}
              </div>
            )}
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </CSPProvider>
  )
}
