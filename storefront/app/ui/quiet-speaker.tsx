/** A speaker that says nothing: the drawing of an empty list. */
export function QuietSpeaker({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 160 160" aria-hidden className={className}>
      <circle cx="80" cy="80" r="80" className="fill-soft" />
      <ellipse cx="80" cy="128" rx="38" ry="5" className="fill-line" />
      <rect x="52" y="30" width="56" height="98" rx="8" className="fill-line-2" />
      <rect x="57" y="35" width="46" height="88" rx="5" className="fill-page" />
      <circle cx="80" cy="54" r="10" className="fill-line-2" />
      <circle cx="80" cy="54" r="4" className="fill-page" />
      <circle cx="80" cy="92" r="20" className="fill-line-2" />
      <circle cx="80" cy="92" r="13" className="fill-tile" />
      <circle cx="80" cy="92" r="5" className="fill-theme" />
      <g fill="none" strokeWidth="3" strokeLinecap="round" strokeDasharray="2 7" className="stroke-control">
        <path d="M120 72a28 28 0 0 1 0 40M40 72a28 28 0 0 0 0 40" />
      </g>
    </svg>
  )
}
