import type { StoredSimulation } from '@gema/contract/shapes/simulation.ts'
import { spacedCode } from '@gema/contract/values/spaced-code.ts'
import { useEffect } from 'react'
import { addressOf } from '../../../addresses.ts'
import { Breadcrumbs } from '../../../commerce/breadcrumbs.tsx'
import { rememberSimulation } from '../../../commerce/simulation/device-memory.ts'
import { SharePanel } from '../../../commerce/simulation/share-panel.tsx'
import { useReadyToasts } from '../../../commerce/simulation/use-ready-toasts.ts'
import { useWords } from '../../../language/use-words.ts'
import { DriftStrip } from './drift-strip.tsx'
import { driftSums, isReplaced } from './drift-sums.ts'
import { MatchToday } from './match-today.tsx'
import { StoredBar } from './stored-bar.tsx'
import { StoredHead } from './stored-head.tsx'
import { StoredLineCard } from './stored-line-card.tsx'
import { storedName } from './stored-name.ts'
import { StoredTotals } from './stored-totals.tsx'
import { storedWords } from './stored-words.ts'
import { useAddStored } from './use-add-stored.ts'
import { useCheckedAgain } from './use-checked-again.ts'
import { usePrintWhenAsked } from './use-print-when-asked.ts'
import { useSubstitutes } from './use-substitutes.ts'

const shareId = 'share'

/** A simulation that somebody has saved: as it was then, and what has changed since. It can be read without script. */
export function StoredView({ stored: loaded }: { stored: StoredSimulation }) {
  const t = useWords(storedWords)
  const { stored: checked, ...checking } = useCheckedAgain(loaded)
  const stored = { ...checked, name: storedName(checked) }
  const { uuid, simulation_code: code, products, notes } = stored
  const substitutes = useSubstitutes(stored)
  const { chosen, toggle } = substitutes
  const sums = driftSums(stored, chosen)
  const adding = useAddStored(stored, chosen)
  useEffect(() => rememberSimulation({ uuid, code }), [uuid, code])
  usePrintWhenAsked()
  useReadyToasts()
  return (
    <>
      <div className="contents print:hidden">
        <Breadcrumbs
          trail={[{ name: t('simulations'), to: addressOf('simulations') }, { name: spacedCode(code) }]}
        />
      </div>
      <div className="wrap">
        <StoredHead stored={stored} />
        <DriftStrip stored={stored} checking={checking} />
        <div className="grid items-start gap-4 w992:grid-cols-[minmax(0,1fr)_280px] w992:gap-6 w1200:gap-8 print:block">
          <section aria-label={t('parts')} className="grid gap-3 print:block">
            {products.map((line, place) => (
              <StoredLineCard
                key={line.component.key}
                line={line}
                number={place + 1}
                notes={notes.filter(({ slot, verdict }) => slot === line.component.key && verdict !== 'ok')}
                isReplaced={isReplaced(line, chosen)}
                onToggle={() => toggle(line.component.key)}
              />
            ))}
            <MatchToday notes={notes} />
          </section>
          <div className="grid gap-4 w992:sticky w992:top-[88px] w992:-m-1 w992:max-h-[calc(100dvh-100px)] w992:overflow-y-auto w992:p-1 w992:[scrollbar-width:thin] print:static print:mt-4 print:max-h-none print:grid-cols-2 print:overflow-visible">
            <StoredTotals stored={stored} sums={sums} substitutes={substitutes} adding={adding} />
            <SharePanel simulation={{ ...stored, parts: products }} id={shareId} isOwnPage />
          </div>
        </div>
      </div>
      <StoredBar stored={stored} sums={sums} adding={adding} shareId={shareId} />
    </>
  )
}
