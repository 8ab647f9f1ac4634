import { useMemo } from 'react'
import { encode } from 'uqr'
import { qrPath } from './qr-path.ts'

interface QrCodeProps {
  text: string
  /** What it opens. */
  label: string
  className?: string
}

/** The light edge that cameras look for. */
const edge = 4

/** A text as a code for the camera of a phone: one path, dark on white whatever the page's colours. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(text, { ecc: 'M', border: 0 })
    return { size, path: qrPath(data) }
  }, [text])
  const whole = size + 2 * edge
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-edge} ${-edge} ${whole} ${whole}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect x={-edge} y={-edge} width={whole} height={whole} fill="#ffffff" />
      <path d={path} fill="#14161f" />
    </svg>
  )
}
