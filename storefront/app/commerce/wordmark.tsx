/** A G whose inner line repeats: an echo. The inner stroke is theme green. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="1 0 101 32"
      role="img"
      aria-label="Gema"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.1"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d="M25.9 7.2A13 13 0 1 0 29 16H16.5" />
      <path d="M20.7 11.1A6.8 6.8 0 1 0 22.3 18.6" stroke="#39b982" />
      <g transform="translate(-3.5 0)">
        <path d="M41.5 17.5h14a7.1 7.1 0 1 0-2.2 5.5" />
        <path d="M62.3 25V10.7m0 5a4.9 4.9 0 0 1 9.8 0V25m0-9.3a4.9 4.9 0 0 1 9.8 0V25" />
        <circle cx="96" cy="17.8" r="7.2" />
        <path d="M103.2 10.7V25" />
      </g>
    </svg>
  )
}
