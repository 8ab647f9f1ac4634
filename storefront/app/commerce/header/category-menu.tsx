import { ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { addressOf } from '../../addresses.ts'
import { useShop } from '../../api/use-shop.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { CategoryIcon } from '../category-icon.tsx'
import { CategoryScene } from './category-scene.tsx'
import { headerWords } from './header-words.ts'
import { moveFocus } from './move-focus.ts'
import { SubCategories } from './sub-categories.tsx'

interface CategoryMenuProps {
  button: RefObject<HTMLAnchorElement | null>
  onClose: () => void
}

/** Two levels of categories over the full width: main ones at the start, the chosen one's own beside them. */
export function CategoryMenu({ button, onClose }: CategoryMenuProps) {
  const { categories } = useShop()
  const t = useWords(headerWords)
  const panel = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(categories[0])

  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !panel.current?.contains(target) && !button.current?.contains(target))
        onClose()
    }
    const closeByKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      onClose()
      button.current?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [button, onClose])

  const move = (event: KeyboardEvent) => {
    if (panel.current && moveFocus(panel.current, event.key)) event.preventDefault()
  }
  if (chosen === undefined) return null
  return (
    <>
      <div className="pointer-events-none absolute inset-x-0 top-full -z-10 h-dvh bg-night/50" aria-hidden />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the links inside */}
      <div
        ref={panel}
        onKeyDown={move}
        className="drops-in absolute inset-x-0 top-full max-h-[calc(100dvh-120px)] overflow-y-auto overscroll-contain in-data-stuck:top-[calc(100%-8px)] bg-page shadow-raised"
      >
        <div className="wrap grid grid-cols-[220px_minmax(0,1fr)] items-start gap-8 py-5 pb-7 w1200:grid-cols-[256px_minmax(0,1fr)_264px]">
          <ul className="border-e border-line pe-3" aria-label={t('main_categories')}>
            {categories.map((category) => (
              <li key={category.uuid}>
                <PageLink
                  to={addressOf('category', { category: category.slug })}
                  data-menu-column="0"
                  onPointerEnter={() => setChosen(category)}
                  onFocus={() => setChosen(category)}
                  className={classNames(
                    'flex items-center gap-3 rounded-control px-3 py-[11px] text-14',
                    category.uuid === chosen.uuid
                      ? 'bg-primary-soft font-strong text-primary-hover'
                      : 'font-medium hover:bg-soft',
                  )}
                >
                  <CategoryIcon name={category.icon} />
                  {category.name}
                  {category.uuid === chosen.uuid && (
                    <Icon of={ChevronRight} size={16} turns className="ms-auto" />
                  )}
                </PageLink>
              </li>
            ))}
          </ul>
          <SubCategories category={chosen} />
          <CategoryScene category={chosen} />
        </div>
      </div>
    </>
  )
}
