import { classNames } from './class-names.ts'

export type ChipLook = 'plain' | 'selected' | 'filter' | 'off'

const looks: Record<ChipLook, string> = {
  plain: 'border-line-2 bg-page hover:border-ink',
  selected: 'border-ink bg-ink text-white',
  filter: 'border-primary-soft bg-primary-soft text-primary-hover pe-2.5 hover:border-primary',
  off: 'border-dashed border-line-2 text-hint line-through',
}

/** The look of a chip, for links, buttons and labels. */
export const chipClasses = (look: ChipLook = 'plain'): string =>
  classNames(
    'inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3.5 py-1.5 text-14 font-medium whitespace-nowrap',
    'transition-colors duration-150 ease-gema',
    looks[look],
  )
