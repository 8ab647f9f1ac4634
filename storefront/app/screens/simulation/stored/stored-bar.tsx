import type { StoredSimulation } from '@gema/contract/shapes/simulation.ts'
import { Share2 } from 'lucide-react'
import { useEffect } from 'react'
import { sendToOthers } from '../../../commerce/share/send-to-others.ts'
import { useSimulationLink } from '../../../commerce/simulation/use-share.ts'
import { useMoney } from '../../../commerce/use-money.ts'
import { useWords } from '../../../language/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { DriftSums } from './drift-sums.ts'
import { storedTotalWords } from './stored-total-words.ts'
import type { AddStored } from './use-add-stored.ts'

interface StoredBarProps {
  stored: StoredSimulation
  sums: DriftSums
  adding: AddStored
  /** The panel for who has no list of apps. */
  shareId: string
}

/** Total and action at the foot of the screen, where there is no room for a column. The main places give way to it. */
export function StoredBar({ stored, sums, adding, shareId }: StoredBarProps) {
  const t = useWords(storedTotalWords)
  const money = useMoney()
  const url = useSimulationLink(stored.uuid)
  useEffect(() => {
    const { documentElement: page } = document
    page.setAttribute('data-cart-bar', '')
    return () => page.removeAttribute('data-cart-bar')
  }, [])
  const share = () => {
    if (!sendToOthers({ title: stored.name, url })) document.getElementById(shareId)?.scrollIntoView()
  }
  return (
    <section
      aria-label={t('bar')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-page pb-[env(safe-area-inset-bottom)] w992:hidden noscript:hidden print:hidden"
    >
      <div className="wrap flex items-center gap-2 py-3">
        <p className="min-w-0 flex-1">
          <span className="block truncate text-12 text-ink-2">
            {t('today_short', { parts: sums.parts, all: stored.products.length })}
          </span>
          <b
            dir="ltr"
            className="figures block text-16 leading-6 font-bold tracking-tight whitespace-nowrap w420:text-18"
          >
            {money(sums.today)}
          </b>
        </p>
        <Button
          look="secondary"
          aria-label={t('share')}
          onClick={share}
          className="flex-none px-3.5 max-w350:hidden"
        >
          <Icon of={Share2} />
        </Button>
        <Button
          busy={adding.busy}
          disabled={sums.parts === 0}
          onClick={adding.add}
          className="flex-none px-3.5"
        >
          {t('add_short', { number: sums.parts })}
        </Button>
      </div>
    </section>
  )
}
