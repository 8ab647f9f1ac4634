/**
 * The option that an arrow key leads to, as the id of its element: down and up through all options of the popup, in a
 * circle, with the box itself (none) between the last and the first.
 */
export function movedOption(popup: HTMLElement, active: string | undefined, key: string): string | undefined {
  const options = [...popup.querySelectorAll<HTMLElement>('[role=option]')]
  const place = options.findIndex((option) => option.id === active)
  const next = key === 'ArrowDown' ? place + 1 : place === -1 ? options.length - 1 : place - 1
  const option = options[next]
  option?.scrollIntoView({ block: 'nearest' })
  return option?.id
}
