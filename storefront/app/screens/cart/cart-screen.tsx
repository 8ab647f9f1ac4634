import type { CartState } from '@gema/contract/shapes/cart.ts'
import type { ReactNode } from 'react'
import { pageMeta } from '../../api/page-meta.ts'
import { useWords } from '../../language/use-words.ts'
import { useIsAwake } from '../../shopper/session.ts'
import { useCart } from '../../shopper/use-cart.ts'
import { useMayHaveCart } from '../../shopper/use-may-have-cart.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import type { Route } from './+types/cart-screen'
import { CartEditorProvider, useNewCartEditor } from './cart-editor.ts'
import { CartSkeleton } from './cart-skeleton.tsx'
import { cartWords } from './cart-words.ts'
import { EmptyCart } from './empty-cart.tsx'
import { FilledCart } from './filled-cart.tsx'
import { GoesWellRail } from './goes-well-rail.tsx'
import { RemovedRows } from './removed-rows.tsx'
import { useSeenNotices } from './use-seen-notices.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, cartWords, (t) => ({ title: t('title'), noindex: true }))

/** What the shopper wants to buy. Nothing of it is known before the page is awake in their browser. */
export default function CartScreen() {
  const t = useWords(cartWords)
  const isAwake = useIsAwake()
  const mayHave = useMayHaveCart()
  const { data, isError, isPaused, isFetching, refetch } = useCart()
  useSeenNotices(data)
  if (data) return <KnownCart cart={data} isOld={isError || isPaused} />
  if (isAwake && !mayHave) {
    return (
      <Page>
        <EmptyCart />
      </Page>
    )
  }
  return (
    <Page>
      {isError || isPaused ? (
        <div
          role="alert"
          className="grid min-h-80 place-content-center justify-items-center gap-4 text-center"
        >
          <p className="max-w-[44ch] text-ink-2 text-pretty">{t('failed')}</p>
          <Button look="secondary" busy={isFetching} onClick={() => refetch()}>
            {t('try_again')}
          </Button>
        </div>
      ) : (
        <CartSkeleton />
      )}
    </Page>
  )
}

function Page({ counts, children }: { counts?: string; children: ReactNode }) {
  const t = useWords(cartWords)
  return (
    <div className="wrap">
      <div className="mt-4 mb-3 flex flex-wrap items-baseline gap-x-3.5 w768:mt-8 w768:mb-5">
        <h1 className="text-28 w768:text-36">{t('title')}</h1>
        <p className="text-16 text-ink-2">{counts}</p>
      </div>
      {children}
    </div>
  )
}

function KnownCart({ cart, isOld }: { cart: CartState; isOld: boolean }) {
  const t = useWords(cartWords)
  const editor = useNewCartEditor(cart)
  const { lines } = editor
  const unitsOf = (some: typeof lines) => some.reduce((sum, { quantity }) => sum + quantity, 0)
  const chosen = unitsOf(lines.filter(({ selected }) => selected === 1))
  const counts = `${t('items', { count: unitsOf(lines) })}, ${t('selected', { selected: chosen })}`
  return (
    <CartEditorProvider value={editor}>
      {lines.length === 0 ? (
        <Page>
          <RemovedRows />
          <EmptyCart />
        </Page>
      ) : (
        <Page counts={counts}>
          {isOld && (
            <Note kind="warn" className="mb-4">
              {t('not_updated')}
            </Note>
          )}
          <FilledCart cart={cart} />
        </Page>
      )}
      {lines.length > 0 && <GoesWellRail lines={lines} />}
    </CartEditorProvider>
  )
}
