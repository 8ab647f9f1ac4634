import { useRef, useState } from 'react'
import { addressOf } from '../../addresses.ts'
import { pageMeta } from '../../api/page-meta.ts'
import { Breadcrumbs } from '../../commerce/breadcrumbs.tsx'
import { PageHead } from '../../commerce/page-head.tsx'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { useToken } from '../../shopper/session.ts'
import { Note } from '../../ui/note.tsx'
import type { Route } from './+types/track-order-screen'
import { TrackForm } from './track-form.tsx'
import { TrackHelp } from './track-help.tsx'
import { trackOrderWords } from './track-order-words.ts'
import type { Tracked } from './tracked.ts'
import { TrackedOrder } from './tracked-order.tsx'
import { TrackedSkeleton } from './tracked-skeleton.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, trackOrderWords, (t) => ({
    title: t('title'),
    description: t('description'),
    noindex: true,
  }))

/**
 * Where an order is, for whoever knows its number and its e-mail. Neither of them ever comes into the address of the page.
 * What was found of another order is gone as soon as the next one is looked for.
 */
export default function TrackOrderScreen() {
  const t = useWords(trackOrderWords)
  const isGuest = useToken() === undefined
  const [tracked, setTracked] = useState<Tracked | 'looking'>()
  const found = useRef<HTMLDivElement>(null)
  const show = (answer: Tracked | 'looking' | undefined) => {
    setTracked(answer)
    if (answer === undefined || answer === 'looking') return
    requestAnimationFrame(() => found.current?.focus())
  }
  return (
    <>
      <Breadcrumbs trail={[{ name: t('title') }]} />
      <div className="wrap">
        <PageHead title={t('title')} text={t('description')} />
        <div className="mt-6 grid items-start gap-4 w768:gap-5 w992:grid-cols-[minmax(0,1fr)_350px]">
          <TrackForm onTracked={show}>
            {!isGuest && (
              <Note kind="info" className="mb-4">
                {t('signed_in')} <PageLink to={addressOf('orders')}>{t('your_orders')}</PageLink>.
              </Note>
            )}
          </TrackForm>
          <TrackHelp isGuest={isGuest} isNeeded={typeof tracked !== 'object'} />
        </div>
        <div ref={found} tabIndex={-1} className="mt-4 scroll-mt-24 outline-none empty:hidden w768:mt-5">
          {tracked === 'looking' ? <TrackedSkeleton /> : tracked && <TrackedOrder tracked={tracked} />}
        </div>
      </div>
    </>
  )
}
