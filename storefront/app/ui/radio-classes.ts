import { classNames } from './class-names.ts'

/** The button of a radio card. The card around it shows the focus. */
export const radioClasses =
  'size-5 flex-none cursor-pointer appearance-none rounded-full border-[1.5px] border-control bg-page checked:border-6 checked:border-primary'

/** A card that can be pressed as a whole. */
export const radioCardClasses = (isChosen: boolean): string =>
  classNames(
    'rounded-inner border text-14 transition-colors duration-150 ease-gema',
    isChosen ? 'border-primary bg-selected ring-1 ring-primary ring-inset' : 'border-line-2 hover:border-ink',
  )
