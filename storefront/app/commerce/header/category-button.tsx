import { ChevronDown, LayoutGrid } from 'lucide-react'
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { headerWords } from './header-words.ts'

const loadMenu = () => import('./category-menu.tsx')
const CategoryMenu = lazy(() => loadMenu().then(({ CategoryMenu }) => ({ default: CategoryMenu })))

/** A pointer that only passes by does not open the menu, and one that slips off for a moment does not close it. */
const hoverDelay = 100
const leaveDelay = 200

/** Opens the category menu by pointer, press or key. Without script it is a link to the page of categories. */
export function CategoryButton() {
  const t = useWords(headerWords)
  const { pathname } = useLocation()
  const button = useRef<HTMLAnchorElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openedByPointer = useRef(false)
  const [open, setOpen] = useState(false)
  const [used, setUsed] = useState(false)

  const show = (now: boolean) => {
    clearTimeout(timer.current)
    if (now) setUsed(true)
    setOpen(now)
  }
  const showAfter = (delay: number, now: boolean) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      openedByPointer.current = now
      show(now)
    }, delay)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu
  useEffect(() => setOpen(false), [pathname])
  useEffect(() => () => clearTimeout(timer.current), [])

  const press = (event: MouseEvent) => {
    event.preventDefault()
    // People point, then press: what pointing has opened, the first press keeps open.
    const keep = open && openedByPointer.current
    openedByPointer.current = false
    show(keep || !open)
  }
  return (
    <div
      className="max-w768:hidden"
      onPointerEnter={(event) => event.pointerType === 'mouse' && showAfter(hoverDelay, true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && showAfter(leaveDelay, false)}
    >
      <PageLink
        ref={button}
        to={addressOf('categories')}
        role="button"
        aria-expanded={open}
        aria-label={t('categories')}
        onFocus={loadMenu}
        onPointerEnter={loadMenu}
        onClick={press}
        className={classNames(
          'inline-flex h-11 items-center gap-2 rounded-control px-3.5 text-14 font-semibold hover:bg-soft',
          open && 'bg-soft text-primary',
        )}
      >
        <Icon of={LayoutGrid} />
        <span className="max-w1200:hidden">{t('categories')}</span>
        <Icon
          of={ChevronDown}
          size={16}
          className={classNames('transition-transform', open && 'rotate-180')}
        />
      </PageLink>
      {used && open && (
        <Suspense>
          <CategoryMenu button={button} onClose={() => show(false)} />
        </Suspense>
      )}
    </div>
  )
}
