/** How much of something is done, as a bar. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <div role="progressbar" aria-label={label} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
      {/* An SVG: its width is an attribute, which the page's policy allows where it refuses a style. */}
      <svg
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        className="block h-1.5 w-full overflow-hidden rounded-full rtl:-scale-x-100"
        aria-hidden
      >
        <rect width="100" height="6" className="fill-white" />
        <rect width={percent} height="6" className="fill-primary" />
      </svg>
    </div>
  )
}
