import { classNames } from '../../ui/class-names.ts'

export type BadgeLook = 'warn' | 'info' | 'ok' | 'grey' | 'bad' | 'dark'

const looks: Record<BadgeLook, string> = {
  warn: 'bg-warn-soft text-warn-ink',
  info: 'bg-primary-soft text-primary-hover',
  ok: 'bg-theme-soft text-theme-ink',
  grey: 'bg-[#eef0f4] text-[#4d5263]',
  bad: 'bg-sale-soft text-sale',
  dark: 'bg-ink text-white print:bg-transparent print:text-ink',
}

/** A small word on a soft ground that says how something stands. */
export const badgeClasses = (look: BadgeLook): string =>
  classNames(
    'inline-flex min-h-[22px] items-center gap-1 rounded-[6px] px-2 py-0.5 text-12 font-strong whitespace-nowrap',
    looks[look],
  )
