import { classNames } from './class-names.ts'

/** A star beside a rating; what it stands for is said in words. */
export const Star = ({ className }: { className?: string }) => (
  <span aria-hidden className={classNames('star', className)} />
)
