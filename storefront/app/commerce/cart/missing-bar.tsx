import { FilledBar } from '../../ui/filled-bar.tsx'

interface MissingBarProps {
  /** From this amount on the voucher counts. */
  least: number
  missing: number
  sentence: string
}

/** How far a cart is from a voucher: as a bar and a sentence. */
export function MissingBar({ least, missing, sentence }: MissingBarProps) {
  const reached = least === 0 ? 0 : (100 * Math.max(0, least - missing)) / least
  return (
    <>
      <FilledBar percent={reached} fill="fill-primary" isThin className="mb-1" />
      <span className="figures">{sentence}</span>
    </>
  )
}
