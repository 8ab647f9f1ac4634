import { lazy, Suspense, useSyncExternalStore } from 'react'
import { onToast, toastsAreUsed } from './toast-queue.ts'

const Toasts = lazy(() => import('./toasts.tsx').then(({ Toasts }) => ({ default: Toasts })))

/** The place where toasts appear. */
export function Toaster() {
  const needed = useSyncExternalStore(onToast, toastsAreUsed, () => false)
  return needed ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null
}
