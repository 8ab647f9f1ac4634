import { CSPProvider } from '@base-ui/react/csp-provider'
import { Dialog as Overlay } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { classNames } from './class-names.ts'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** One sentence or two below the title: what happens, and what does not. */
  text?: ReactNode
  /** A form, or just the actions. */
  children: ReactNode
  /** What is under way must end first: neither Escape nor a press beside the dialog closes it. */
  busy?: boolean
  /**
   * Only Escape and the buttons close it. For a dialog that opens when an answer arrives: the second half of a double click
   * would land beside it.
   */
  ignoresOutsidePress?: boolean
  initialFocus?: RefObject<HTMLElement | null>
}

/** A question in the middle of the screen. On pages with a budget, load it with React.lazy. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, text, children, busy, ignoresOutsidePress = false, initialFocus } = props
  const change = (wanted: boolean) => {
    if (!busy) onOpenChange(wanted)
  }
  return (
    <CSPProvider disableStyleElements>
      <Overlay.Root open={open} onOpenChange={change} disablePointerDismissal={ignoresOutsidePress}>
        <Overlay.Portal>
          <Overlay.Backdrop className="fixed inset-0 z-50 bg-night/50 transition-opacity duration-150 ease-gema data-ending-style:opacity-0 data-starting-style:opacity-0" />
          <Overlay.Popup
            // A form in a dialog is on its own: React would hand its submit to a form around the dialog as well.
            onSubmit={(event) => event.stopPropagation()}
            {...(initialFocus && { initialFocus })}
            className={classNames(
              'fixed inset-0 z-50 m-auto h-fit max-h-[calc(100dvh-32px)] w-[calc(100%-32px)] max-w-[440px]',
              'overflow-y-auto overscroll-contain rounded-card bg-page p-6 shadow-raised outline-none',
              'transition-[opacity,transform] duration-150 ease-gema',
              'data-ending-style:opacity-0 data-starting-style:translate-y-1 data-starting-style:opacity-0',
            )}
          >
            <Overlay.Title className="text-18 tracking-normal">{title}</Overlay.Title>
            {text && (
              // No paragraph: it may hold a list.
              <Overlay.Description
                render={<div />}
                className="mt-2 text-14 text-ink-2 text-pretty wrap-anywhere"
              >
                {text}
              </Overlay.Description>
            )}
            {children}
          </Overlay.Popup>
        </Overlay.Portal>
      </Overlay.Root>
    </CSPProvider>
  )
}

/** The buttons of a dialog: at the end, the safe one first; below each other where there is no room. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex justify-end gap-3 max-w420:flex-col-reverse">{children}</div>
}
