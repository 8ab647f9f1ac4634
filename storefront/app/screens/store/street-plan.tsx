/** Streets, blocks, a park and a brook, with a pin beside the main street: a drawing of no real place but its name. */
export function StreetPlan({ street, label }: { street: string; label: string }) {
  return (
    <svg
      viewBox="0 0 400 240"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
      className="size-full"
    >
      <rect width="400" height="240" fill="#eef0f3" />
      <g fill="#e3e6eb">
        <path d={blocks} />
      </g>
      <rect x="314" y="88" width="80" height="60" rx="6" fill="#d6eddf" />
      <path d="M0 170C60 158 96 176 150 166" stroke="#cfe0f2" strokeWidth="9" fill="none" />
      <g stroke="#fff" fill="none" strokeLinecap="round">
        <path strokeWidth="20" d="M170-10C160 70 176 150 164 250" />
        <path
          strokeWidth="11"
          d="M-10 80C90 72 250 84 410 72M-10 168C60 158 240 172 410 158M304-10V250M216 76V250"
        />
        <path strokeWidth="7" d="M94 76V166M120 166V250M216-10V76" />
      </g>
      <text
        transform="translate(171 122) rotate(-89)"
        textAnchor="middle"
        fontSize="10"
        fontWeight="600"
        fill="#5b6072"
        fontFamily="inherit"
      >
        {street}
      </text>
      <g transform="translate(202 118)">
        <ellipse cy="2" rx="11" ry="4" fill="#14161f" opacity=".16" />
        <path d="M0 0C-12-14-17-21-17-29a17 17 0 0 1 34 0C17-21 12-14 0 0z" className="fill-primary" />
        <circle cy="-29" r="7" fill="#fff" />
      </g>
    </svg>
  )
}

/** The houses between the streets: start, then right, down and back. */
const blocks = [
  'M18 16h92v54H18z',
  'M18 92h60v62H18z',
  'M232 14h66v44h-66z',
  'M318 14h70v44h-70z',
  'M232 92h60v50h-60z',
  'M18 184h92v48H18z',
  'M318 172h76v62h-76z',
  'M232 172h62v62h-62z',
].join('')
