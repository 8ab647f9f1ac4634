import { Toast } from '@base-ui/react/toast'
import { CircleCheck, CircleX, X } from 'lucide-react'
import { useEffect } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { onToast, type ToastMessage, takeWaitingToasts } from './toast-queue.ts'

const manager = Toast.createToastManager<{ closeLabel: string }>()
const lifeOfToast = 5000

/** What has been done about a toast needs it no longer. */
function use(id: string, action: NonNullable<ToastMessage['action']>): void {
  manager.close(id)
  action.press()
}

/** The toasts on screen: five seconds each, longer while the pointer rests on them. */
export function Toasts() {
  useEffect(() => {
    const add = () => {
      for (const { kind, heading, text, closeLabel, action } of takeWaitingToasts()) {
        const id: string = manager.add({
          type: kind,
          data: { closeLabel },
          title: heading,
          description: text,
          priority: kind === 'error' ? 'high' : 'low',
          ...(action && { actionProps: { children: action.text, onClick: () => use(id, action) } }),
        })
      }
    }
    add()
    return onToast(add)
  }, [])
  return (
    <Toast.Provider toastManager={manager} timeout={lifeOfToast}>
      <Toast.Portal>
        <Toast.Viewport className="fixed bottom-20 start-4 end-4 z-50 flex flex-col gap-2 w768:bottom-6 w768:start-6 in-data-buy-bar:bottom-36 w768:in-data-buy-bar:bottom-24 max-w992:in-data-cart-bar:bottom-24 max-w768:in-data-cart-drawer:top-20 max-w768:in-data-cart-drawer:bottom-auto in-data-cookie-question:bottom-64 w768:in-data-cookie-question:bottom-32 w768:end-auto w768:w-[420px]">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastList() {
  const { toasts } = Toast.useToastManager<{ closeLabel: string }>()
  return toasts.map((toast) => {
    const failed = toast.type === 'error'
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        className={classNames(
          'rises-in flex items-start gap-3 rounded-inner px-4 py-3.5 text-14 shadow-raised',
          failed ? 'border border-sale border-s-4 bg-page text-ink' : 'bg-ink text-white',
        )}
      >
        <Icon of={failed ? CircleX : CircleCheck} className={failed ? 'text-sale' : 'text-theme'} />
        <Toast.Content className="min-w-0 flex-1">
          {toast.title ? (
            <>
              <Toast.Title className="font-strong" />
              <Toast.Description />
            </>
          ) : (
            // Without a heading, what it says is also what it is called.
            <Toast.Title render={<p />}>{toast.description}</Toast.Title>
          )}
        </Toast.Content>
        {toast.actionProps && (
          <Toast.Action className="-my-1 flex-none rounded-control px-2 py-1 font-strong underline underline-offset-3" />
        )}
        <Toast.Close className="-m-1 p-1" aria-label={toast.data?.closeLabel}>
          <Icon of={X} size={16} />
        </Toast.Close>
      </Toast.Root>
    )
  })
}
