export interface ToastMessage {
  kind: 'success' | 'error'
  /** Stands above the text of an error. */
  heading?: string
  text: string
  /** What can be done about it, such as taking it back. */
  action?: { text: string; press: () => void } | undefined
  /** The name of the button that closes it. */
  closeLabel: string
}

let waiting: ToastMessage[] = []
let used = false
const listeners = new Set<() => void>()

/** Shows a toast. The code that draws toasts is loaded with the first one. */
export function showToast(message: ToastMessage): void {
  waiting = [...waiting, message]
  used = true
  for (const listener of listeners) listener()
}

/** Whether there has been a toast at all. */
export const toastsAreUsed = (): boolean => used

/** Hands over the toasts that wait to be drawn. */
export function takeWaitingToasts(): ToastMessage[] {
  const taken = waiting
  if (taken.length > 0) waiting = []
  return taken
}

export function onToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
