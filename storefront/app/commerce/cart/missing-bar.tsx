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
      <svg
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        className="mb-1 block h-1 w-full overflow-hidden rounded-full rtl:-scale-x-100"
        aria-hidden
      >
        <rect width="100" height="4" className="fill-line" />
        <rect width={reached} height="4" className="fill-primary" />
      </svg>
      <span className="figures">{sentence}</span>
    </>
  )
}
