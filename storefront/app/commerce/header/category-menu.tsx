import type { CategoryNode } from '@gema/contract/shapes/category-node.ts'
import { ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { addressOf } from '../../addresses.ts'
import { useShop } from '../../api/use-shop.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { CategoryIcon } from '../category-icon.tsx'
import { ShopPicture } from '../shop-picture.tsx'
import { headerWords } from './header-words.ts'
import { moveFocus } from './move-focus.ts'

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
        className="drops-in absolute inset-x-0 top-full max-h-[calc(100dvh-120px)] overflow-y-auto overscroll-contain in-data-stuck:top-[calc(100%-8px)] border-line bg-page shadow-raised"
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
                    'flex items-center gap-3 rounded-control px-3.5 py-[11px] text-14',
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

function SubCategories({ category }: { category: CategoryNode }) {
  const t = useWords(headerWords)
  return (
    <div>
      <div className="mb-3 flex items-baseline justify-between">
        <p className="text-18 font-strong">{category.name}</p>
        <PageLink
          to={addressOf('category', { category: category.slug })}
          className="inline-flex items-center gap-1 text-14 font-semibold text-primary hover:underline"
        >
          {t('see_all')}
          <Icon of={ChevronRight} size={16} turns />
        </PageLink>
      </div>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-1">
        {category.child.map((child) => (
          <li key={child.uuid}>
            <PageLink
              to={addressOf('subCategory', { category: category.slug, subCategory: child.slug })}
              data-menu-column="1"
              className="flex items-center gap-3.5 rounded-inner p-1.5 text-14 font-semibold hover:bg-soft"
            >
              <ShopPicture
                picture={child.image}
                alt=""
                widths={[96, 160]}
                sizes="68px"
                className="size-17 shrink-0 rounded-inner"
              />
              {child.name}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function CategoryScene({ category }: { category: CategoryNode }) {
  return (
    <PageLink
      to={addressOf('category', { category: category.slug })}
      className="relative hidden h-90 overflow-hidden rounded-card bg-night text-white w1200:block"
    >
      <ShopPicture
        picture={category.scene_image}
        alt=""
        widths={[640, 960]}
        sizes="740px"
        fill
        pictureClassName="object-[52%]"
      />
      <span className="absolute inset-x-0 bottom-0 bg-linear-to-t from-night/90 to-transparent p-4.5 pt-20">
        <b className="block text-18 font-strong">{category.name}</b>
        <span className="text-14">{category.tagline}</span>
      </span>
    </PageLink>
  )
}
