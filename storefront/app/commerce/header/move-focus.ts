/**
 * Arrow keys in a menu of columns: up and down within a column, left and right between them (along the line of reading).
 * Links carry their column in `data-menu-column`. Answers whether the key was used.
 */
export function moveFocus(menu: HTMLElement, key: string): boolean {
  const here = document.activeElement
  if (!(here instanceof HTMLElement) || !menu.contains(here)) return false
  const column = Number(here.dataset.menuColumn ?? Number.NaN)
  if (Number.isNaN(column)) return false
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const links = linksOf(menu, column)
    const step = key === 'ArrowDown' ? 1 : -1
    links.at((links.indexOf(here) + step) % links.length)?.focus()
    return true
  }
  const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    linksOf(menu, column + (key === forward ? 1 : -1))[0]?.focus()
    return true
  }
  return false
}

const linksOf = (menu: HTMLElement, column: number): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>(`[data-menu-column="${column}"]`),
]
