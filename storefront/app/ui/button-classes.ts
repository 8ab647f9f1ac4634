import { classNames } from './class-names.ts'

export type ButtonLook = 'primary' | 'secondary' | 'outline' | 'quiet' | 'danger' | 'white' | 'soft'
export type ButtonSize = 56 | 48 | 40 | 32

const looks: Record<ButtonLook, string> = {
  primary: 'bg-primary text-white border-transparent hover:bg-primary-hover',
  secondary: 'bg-page text-ink border-line-2 hover:border-ink',
  outline: 'bg-page text-primary border-primary hover:bg-primary-soft',
  quiet: 'text-primary border-transparent hover:bg-primary-soft',
  danger: 'bg-page text-sale border-sale hover:bg-sale-soft',
  soft: 'bg-primary-soft text-primary-hover border-primary-soft hover:border-primary',
  white: 'bg-white text-ink border-transparent hover:bg-soft',
}

const sizes: Record<ButtonSize, string> = {
  56: 'min-h-14 px-7 text-16',
  48: 'min-h-12 px-[22px] text-16',
  40: 'min-h-10 px-4 text-14',
  32: 'min-h-8 px-3 text-12',
}

/** The look of a button, for buttons and for links that look like one. */
export const buttonClasses = (look: ButtonLook = 'primary', size: ButtonSize = 48): string =>
  classNames(
    'inline-flex items-center justify-center gap-2 rounded-control border font-strong text-center',
    'transition-colors duration-150 ease-gema print:hidden',
    'disabled:bg-line disabled:border-line disabled:text-ink-2 disabled:cursor-not-allowed',
    looks[look],
    sizes[size],
  )
