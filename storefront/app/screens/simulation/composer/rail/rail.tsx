import { Bookmark, ChevronRight, ShoppingCart, Wrench } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { addressOf } from '../../../../addresses.ts'
import { PageLink } from '../../../../language/page-link.tsx'
import { useWords } from '../../../../language/use-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Note } from '../../../../ui/note.tsx'
import { overlays } from '../overlays.ts'
import { Compatibility } from './compatibility.tsx'
import { railWords } from './rail-words.ts'
import { RoomPlan } from './room-plan.tsx'
import { SavedPanel } from './saved-panel.tsx'
import { ShareRow } from './share-row.tsx'
import { TotalsList } from './totals-list.tsx'
import type { RailActions } from './use-rail-actions.ts'

const AddedDialog = lazy(overlays.added)
const SaveDialog = lazy(overlays.save)

const reasonId = 'rail-nothing-chosen'

/** The plan, the total and what can be done with the system; it stays in sight. */
export function Rail({ actions }: { actions: RailActions }) {
  const t = useWords(railWords)
  const { adding, saving, isEmpty } = actions
  return (
    <aside aria-label={t('summary')} className="grid min-w-0 gap-4 w992:sticky w992:top-[92px]">
      <div className="overflow-hidden rounded-card border border-line print:grid print:break-inside-avoid print:grid-cols-[42%_minmax(0,1fr)]">
        <RoomPlan />
        <div className="p-4">
          <TotalsList />
          <Compatibility />
          <div className="mt-4 grid gap-2 noscript:hidden print:hidden">
            <Button
              disabled={isEmpty}
              aria-describedby={isEmpty ? reasonId : undefined}
              busy={adding.isBusy}
              onClick={() => void adding.addAll()}
              className="w-full px-2.5!"
            >
              <Icon of={ShoppingCart} />
              {t('add_all')}
            </Button>
            {adding.error && (
              <Note kind="bad" className="max-w992:hidden">
                {adding.error}
              </Note>
            )}
            <Button look="secondary" disabled={isEmpty} onClick={saving.open} className="w-full px-2.5!">
              <Icon of={Bookmark} size={16} />
              {t('save')}
            </Button>
            {isEmpty && (
              <p id={reasonId} className="text-12 text-ink-2">
                {t('nothing_chosen')}
              </p>
            )}
          </div>
        </div>
        <ShareRow saving={saving} isEmpty={isEmpty} />
      </div>
      {saving.saved && <SavedPanel simulation={saving.saved} isCurrent={saving.isCurrent} />}
      <PageLink
        to={`${addressOf('installationRequest')}${saving.saved ? `?code=${saving.saved.simulation_code}` : ''}`}
        className="flex items-center gap-3 rounded-card border border-line p-4 text-14 hover:border-ink print:hidden"
      >
        <Icon of={Wrench} className="text-primary" />
        <span className="min-w-0 flex-1">
          <b className="block font-strong">{t('installation')}</b>
          <span className="block text-12 text-ink-2">{t('installation_text')}</span>
        </span>
        <Icon of={ChevronRight} size={16} turns className="text-ink-2" />
      </PageLink>
      {adding.added && (
        <Suspense>
          <AddedDialog list={adding.added} open={adding.isShown} onClose={adding.close} />
        </Suspense>
      )}
      {saving.isOpen && (
        <Suspense>
          <SaveDialog saving={saving} />
        </Suspense>
      )}
    </aside>
  )
}
