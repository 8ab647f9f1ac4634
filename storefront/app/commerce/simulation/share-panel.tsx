import { useId } from 'react'
import { useWords } from '../../language/use-words.ts'
import { CopyButton } from '../order/copy-button.tsx'
import { CodeBadge } from './code-badge.tsx'
import { QrCode } from './qr-code.tsx'
import { QuoteLink } from './quote-link.tsx'
import { ShareWays } from './share-ways.tsx'
import { shareWords } from './share-words.ts'
import type { SharedSimulation } from './shared-simulation.ts'
import { useSimulationLink } from './use-share.ts'

interface SharePanelProps {
  simulation: SharedSimulation
  /** The place of the panel in the page. */
  id?: string
  /** Whether the page around it is that of the simulation itself. */
  isOwnPage?: boolean
}

/** A saved simulation for others: code, link, QR, quotation, and the apps that it can be sent with. */
export function SharePanel({ simulation, id, isOwnPage = false }: SharePanelProps) {
  const t = useWords(shareWords)
  const titleId = useId()
  const { uuid, simulation_code, name } = simulation
  const link = useSimulationLink(uuid)
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="scroll-mt-24 overflow-hidden rounded-card border border-line bg-page print:break-inside-avoid"
    >
      <div className="p-4">
        <h2 id={titleId} className="text-18">
          {t('title')}
        </h2>
        <div className="mt-3 flex items-center gap-3.5">
          <QrCode
            text={link}
            label={t('qr', { name })}
            className="size-28 flex-none rounded-[10px] border border-line bg-white"
          />
          <CodeBadge code={simulation_code} />
        </div>
        <p className="mt-3 text-12 text-ink-2 text-pretty print:hidden">{t('privacy')}</p>
        <LinkField link={link} />
      </div>
      <QuoteLink simulation={simulation} />
      <ShareWays simulation={simulation} isOwnPage={isOwnPage} />
    </section>
  )
}

/** The link to be marked, or copied with one press; on paper it is written out. */
function LinkField({ link }: { link: string }) {
  const t = useWords(shareWords)
  return (
    <div className="mt-3.5 flex items-center gap-2">
      <input
        readOnly
        value={link}
        aria-label={t('link')}
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
        className="h-10 min-w-0 flex-1 truncate rounded-control border border-control bg-page px-3 text-12 outline-none focus:border-primary focus:ring-3 focus:ring-primary-soft print:hidden"
      />
      <CopyButton text={link} label={t('copy_link')} />
      <p className="hidden text-12 break-all print:block">{link}</p>
    </div>
  )
}
