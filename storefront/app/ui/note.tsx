import { CircleCheck, Info, type LucideIcon, ShieldCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

type NoteKind = 'ok' | 'info' | 'warn' | 'bad' | 'quiet'

const looks: Record<NoteKind, string> = {
  ok: 'bg-theme-soft text-theme-ink',
  info: 'bg-primary-soft text-primary-hover',
  warn: 'bg-warn-soft text-warn-ink',
  bad: 'bg-sale-soft text-sale',
  quiet: 'bg-soft text-ink-2',
}

const signs: Record<NoteKind, LucideIcon> = {
  ok: CircleCheck,
  info: ShieldCheck,
  warn: TriangleAlert,
  bad: TriangleAlert,
  quiet: Info,
}

interface NoteProps {
  kind: NoteKind
  children: ReactNode
  /** Another sign than the usual one of its kind. */
  sign?: LucideIcon
  className?: string
}

/** Something to read: its reason and, where there is one, the way out as a link. A bad one is announced at once. */
export function Note({ kind, children, sign = signs[kind], className }: NoteProps) {
  return (
    <div
      role={kind === 'bad' ? 'alert' : undefined}
      className={classNames('flex gap-2.5 rounded-[10px] px-3.5 py-3 text-14', looks[kind], className)}
    >
      <Icon of={sign} size={16} className="mt-0.5" />
      <div className="min-w-0 flex-1 [&_a]:font-strong [&_a]:underline [&_a]:underline-offset-3">
        {children}
      </div>
    </div>
  )
}
