import { useEffect } from 'react'
import type { CompositionAction } from './composition-state.ts'

/** What is typed has an undo of its own. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest(
    'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable], [role=dialog]',
  ) !== null

/** Ctrl or Cmd with Z takes a step back; with Shift, or with Y, it is done again. */
export function useHistoryKeys(change: (action: CompositionAction) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      change({ kind: key === 'y' || event.shiftKey ? 'redo' : 'undo' })
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [change])
}
