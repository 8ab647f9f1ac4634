import { type LucideIcon, Mail, MessageSquare, Printer, Share2 } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { addressOf } from '../../addresses.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { sendToOthers } from '../share/send-to-others.ts'
import { mailLink, whatsappLink } from '../share/share-links.ts'
import { printMark } from './print-mark.ts'
import { shareWords } from './share-words.ts'
import type { SharedSimulation } from './shared-simulation.ts'
import { useShare } from './use-share.ts'

const cell =
  'grid flex-1 basis-0 justify-items-center gap-1 px-1 py-3 text-12 font-medium text-ink-2 hover:bg-soft hover:text-ink focus-visible:-outline-offset-2'

/** Whether this browser can hand something to other apps; the server cannot know. */
const useCanSend = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => typeof navigator.share === 'function',
    () => false,
  )

interface ShareWaysProps {
  simulation: SharedSimulation
  /** Whether the page around it is that of the simulation; only that one is made for paper. */
  isOwnPage: boolean
}

/** The ways in which a saved simulation goes to others. */
export function ShareWays({ simulation, isOwnPage }: ShareWaysProps) {
  const t = useWords(shareWords)
  const canSend = useCanSend()
  const { title, text, link } = useShare(simulation)
  return (
    <div className="flex divide-x divide-line border-t border-line rtl:divide-x-reverse print:hidden">
      <a href={whatsappLink(text)} target="_blank" rel="noopener" className={cell}>
        <Sign of={MessageSquare} text={t('whatsapp')} />
      </a>
      <a href={mailLink(title, text)} className={cell}>
        <Sign of={Mail} text={t('email')} />
      </a>
      {isOwnPage ? (
        <button type="button" onClick={() => window.print()} className={classNames(cell, 'noscript:hidden')}>
          <Sign of={Printer} text={t('print')} />
        </button>
      ) : (
        <PageLink
          to={`${addressOf('simulation', { uuid: simulation.uuid })}#${printMark}`}
          target="_blank"
          className={cell}
        >
          <Sign of={Printer} text={t('print')} />
        </PageLink>
      )}
      {canSend && (
        <button type="button" onClick={() => sendToOthers({ title, url: link })} className={cell}>
          <Sign of={Share2} text={t('send')} />
        </button>
      )}
    </div>
  )
}

function Sign({ of, text }: { of: LucideIcon; text: string }) {
  return (
    <>
      <Icon of={of} />
      {text}
    </>
  )
}
