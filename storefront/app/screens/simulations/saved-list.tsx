import { spacedCode } from '@gema/contract/values/spaced-code.ts'
import { PageLinks } from '../../commerce/page-links.tsx'
import {
  bringSimulationsBack,
  forgetAllSimulations,
  forgetSimulation,
} from '../../commerce/simulation/device-memory.ts'
import type { SavedSimulation } from '../../commerce/simulation/saved-simulations.ts'
import { useReadyToasts } from '../../commerce/simulation/use-ready-toasts.ts'
import { useToast } from '../../commerce/use-toast.ts'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { SavedCard } from './saved-card.tsx'
import { savedPage } from './saved-page.ts'
import { SavedSkeleton } from './saved-skeleton.tsx'
import { savedWords } from './saved-words.ts'
import { useStoredCards } from './use-stored-cards.ts'

/** A page of the simulations of this device. Forgetting one or all can be taken back. */
export function SavedList({ saved, page }: { saved: SavedSimulation[]; page: number }) {
  const t = useWords(savedWords)
  const toast = useToast()
  useReadyToasts()
  const { shown, ...place } = savedPage(saved, page)
  const query = useStoredCards(shown)
  const { data: cards, isPlaceholderData, isError, isPaused, error } = query
  const takeBack = (before: SavedSimulation[]) => ({
    text: t('undo'),
    press: () => bringSimulationsBack(before),
  })
  const forget = ({ uuid, code }: SavedSimulation) =>
    toast.success(t('forgotten', { code: spacedCode(code) }), takeBack(forgetSimulation(uuid)))
  const forgetAll = () => toast.success(t('all_forgotten'), takeBack(forgetAllSimulations()))
  if (cards === undefined && !isError && !isPaused) return <SavedSkeleton count={shown.length} />
  return (
    <>
      {(isError || isPaused) && (
        <Note kind="warn" className="mb-3">
          <p>{isPaused ? t('offline') : error?.message || t('failed')}</p>
          <Button
            look="secondary"
            size={32}
            busy={query.isFetching && !isPaused}
            onClick={() => query.refetch()}
            className="mt-2"
          >
            {t('again')}
          </Button>
        </Note>
      )}
      <ul className="grid grid-cols-1 gap-3 w992:grid-cols-2 w992:gap-[var(--gap)]">
        {shown.map((one) => (
          <li key={one.uuid} className="grid grid-cols-1">
            <SavedCard
              saved={one}
              card={cards?.get(one.uuid)}
              isKnown={cards !== undefined && !isPlaceholderData && !isError}
              onForget={() => forget(one)}
            />
          </li>
        ))}
      </ul>
      <PageLinks page={place} section="saved" />
      <div className="mt-4 flex justify-end">
        <Button look="quiet" size={40} onClick={forgetAll}>
          {t('forget_all')}
        </Button>
      </div>
    </>
  )
}
