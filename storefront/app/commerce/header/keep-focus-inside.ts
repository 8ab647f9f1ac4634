/** In a screen that covers all others the Tab key goes round in a circle. */
export function keepFocusInside(event: KeyboardEvent, screen: HTMLElement): void {
  if (event.key !== 'Tab') return
  const reachable = [...screen.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility(),
  )
  const [first] = reachable
  const last = reachable.at(-1)
  const leaving = event.shiftKey ? first : last
  if (document.activeElement !== leaving) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next?.focus()
}
