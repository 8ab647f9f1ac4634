import { useMemo } from 'react'
import { useWords } from '../language/use-words.ts'
import { showToast, type ToastMessage } from '../ui/toast-queue.ts'
import { toastWords } from './toast-words.ts'

/** Toasts in the language of the page. */
export function useToast() {
  const t = useWords(toastWords)
  return useMemo(
    () => ({
      success: (text: string = t('success'), action?: ToastMessage['action']) =>
        showToast({ kind: 'success', text, action, closeLabel: t('close') }),
      error: (text: string) =>
        showToast({ kind: 'error', heading: `${t('error')}!!!`, text, closeLabel: t('close') }),
    }),
    [t],
  )
}
