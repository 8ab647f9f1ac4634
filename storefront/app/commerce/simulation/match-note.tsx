import type { Verdict } from '@gema/contract/match/match-rule.ts'
import { Check, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { matchWords } from './match-words.ts'

/** It fits, it is good to know, it is worth a second look, or it has to be mended. */
export type MatchNoteKind = 'ok' | 'info' | 'warn' | 'bad'

export const noteKinds: Record<Verdict, MatchNoteKind> = { ok: 'ok', note: 'warn', warning: 'bad' }

const looks: Record<MatchNoteKind, string> = {
  ok: 'bg-theme-soft text-theme-ink',
  info: 'bg-primary-soft text-primary-hover',
  warn: 'bg-warn-soft text-warn-ink',
  bad: 'bg-sale-soft text-sale',
}

const signs: Record<MatchNoteKind, LucideIcon> = {
  ok: Check,
  info: Info,
  warn: TriangleAlert,
  bad: TriangleAlert,
}

interface MatchNoteProps {
  kind: MatchNoteKind
  /** The reason with its numbers and, where there is one, the way out as a link or button. */
  children: ReactNode
  className?: string
}

/** What is said of a part of a system. Its colour is also a word, for who cannot see it. */
export function MatchNote({ kind, children, className }: MatchNoteProps) {
  const t = useWords(matchWords)
  return (
    <div className={classNames('flex gap-2.5 rounded-[10px] px-3.5 py-2.5 text-14', looks[kind], className)}>
      <Icon of={signs[kind]} size={16} className="mt-0.5" />
      <div className="min-w-0 flex-1 text-pretty [&_a]:font-strong [&_a]:underline [&_a]:underline-offset-3 [&_button]:text-start [&_button]:font-strong [&_button]:underline [&_button]:underline-offset-3">
        <span className="sr-only">{t(`kind_${kind}`)} </span>
        {children}
      </div>
    </div>
  )
}
