import { FileText, Link2, type LucideIcon, MessageSquare, Printer, QrCode } from 'lucide-react'
import { useWords } from '../../../../language/use-words.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { railWords } from './rail-words.ts'
import type { RailActions } from './use-rail-actions.ts'

const ways = {
  link: Link2,
  whatsapp: MessageSquare,
  qr: QrCode,
  print: Printer,
  pdf: FileText,
} as const satisfies Record<string, LucideIcon>

interface ShareRowProps {
  saving: RailActions['saving']
  isEmpty: boolean
}

/** The ways to show a system to others. All but paper lead through saving: what is shared does not change afterwards. */
export function ShareRow({ saving, isEmpty }: ShareRowProps) {
  const t = useWords(railWords)
  return (
    <ul
      aria-label={t('share')}
      className="grid grid-cols-5 divide-x divide-line border-t border-line rtl:divide-x-reverse noscript:hidden print:hidden"
    >
      {Object.entries(ways).map(([way, sign]) => (
        <li key={way} className="grid">
          <button
            type="button"
            disabled={isEmpty}
            onClick={way === 'print' ? () => window.print() : saving.open}
            className="grid justify-items-center gap-1 py-3 text-11 font-medium tracking-[-0.03em] text-ink-2 -outline-offset-2 hover:bg-soft hover:text-ink disabled:cursor-not-allowed disabled:bg-page disabled:text-control"
          >
            <Icon of={sign} />
            {t(way as keyof typeof ways)}
          </button>
        </li>
      ))}
    </ul>
  )
}
