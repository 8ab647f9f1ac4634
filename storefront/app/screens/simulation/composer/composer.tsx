import type { SimulationCard, SimulationTemplate } from '@gema/contract/shapes/simulation.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useShop } from '../../../api/use-shop.ts'
import { useToast } from '../../../commerce/use-toast.ts'
import { useWords } from '../../../language/use-words.ts'
import { Note } from '../../../ui/note.tsx'
import { composeSystem } from './compose-system.ts'
import { ComposerBar } from './composer-bar.tsx'
import { ComposerHead } from './composer-head.tsx'
import { ComposerNotices } from './composer-notices.tsx'
import { composerWords } from './composer-words.ts'
import { type Composing, ComposingProvider } from './composing.ts'
import { prepareOverlays } from './overlays.ts'
import { ProgressLine } from './progress-line.tsx'
import { Rail } from './rail/rail.tsx'
import { useRailActions } from './rail/use-rail-actions.ts'
import { RoomStep } from './room/room-step.tsx'
import { SlotList } from './slots/slot-list.tsx'
import { useComposition } from './use-composition.ts'
import { useCopiedSimulation } from './use-copied-simulation.ts'
import { useHistoryKeys } from './use-history-keys.ts'
import { useRefreshedPrices } from './use-refreshed-prices.ts'
import { useRemedies } from './use-remedies.ts'

interface ComposerProps {
  template: SimulationTemplate
  /** All kinds of systems, for the tabs. */
  templates: SimulationCard[]
}

/** A system is composed here: its parts on one side, the room and the total on the other. */
export function Composer({ template, templates }: ComposerProps) {
  const t = useWords(composerWords)
  const toast = useToast()
  const { setting } = useShop()
  const { state, change, isRestored } = useComposition(template)
  const { now: composition, past, future } = state
  const { changes, forgetChanges } = useRefreshedPrices({ template, state, change, isRestored })
  const copied = useCopiedSimulation({ template, change, isRestored })
  useHistoryKeys(change)
  useEffect(() => void prepareOverlays(), [])
  const composed = useMemo(
    () => composeSystem(template, composition, setting.decimal_format),
    [template, composition, setting.decimal_format],
  )
  const remedies = useRemedies({ template, composition, composed })
  const [{ choosing, returnTo }, setChoosing] = useState<Pick<Composing, 'choosing' | 'returnTo'>>({
    choosing: undefined,
    returnTo: undefined,
  })
  const choose = useCallback(
    (component: string | undefined) =>
      setChoosing((known) => ({
        choosing: component,
        returnTo: component === undefined ? known.choosing : undefined,
      })),
    [],
  )
  const composing = useMemo<Composing>(
    () => ({ template, composition, composed, change, choosing, choose, returnTo, remedies }),
    [template, composition, composed, change, choosing, choose, returnTo, remedies],
  )
  const actions = useRailActions(composing)
  const startOver = () => {
    choose(undefined)
    change({ kind: 'start_over' })
    toast.success(t('started_over'), { text: t('undo'), press: () => change({ kind: 'undo' }) })
  }
  return (
    <ComposingProvider value={composing}>
      <ComposerHead template={template} templates={templates} onStartOver={startOver} />
      <div className="wrap grid items-start gap-6 w992:grid-cols-[minmax(0,1fr)_280px] w1200:gap-8">
        <div className="min-w-0">
          <Note kind="warn" className="mb-3 hidden noscript:flex">
            {t('needs_script')}
          </Note>
          <RoomStep />
          <ProgressLine canUndo={past.length > 0} canRedo={future.length > 0} />
          <ComposerNotices
            changes={changes}
            onChangesSeen={forgetChanges}
            copy={copied.result}
            onCopySeen={copied.forgetResult}
            onCopyAgain={copied.retry}
          />
          <SlotList />
        </div>
        <Rail actions={actions} />
      </div>
      <ComposerBar actions={actions} />
    </ComposingProvider>
  )
}
