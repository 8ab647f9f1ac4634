import { groupedCount } from '../../../commerce/grouped-count.ts'
import { useWords } from '../../../language/use-words.ts'
import { DrawnOnce } from '../../../ui/drawn-once.tsx'
import { aboutWords } from './about-words.ts'
import { type Dimensions, drawingOf } from './drawing-measures.ts'

/** Front and side view with their measures, true to scale. */
export const DimensionDrawing = (given: { dimensions: Dimensions }) => (
  <DrawnOnce as="div" className="rounded-card border border-line p-4 w768:p-6" of={Drawing} given={given} />
)

function Drawing({ dimensions }: { dimensions: Dimensions }) {
  const t = useWords(aboutWords)
  const { front, side, floor, width, height } = drawingOf(dimensions)
  const millimetres = (centimetres: number) =>
    t('millimetres', { length: groupedCount(Math.round(centimetres * 10)) })
  const measures = {
    width: millimetres(dimensions.width),
    height: millimetres(dimensions.height),
    depth: millimetres(dimensions.depth),
  }
  const text = t('fit_text', measures)
  const middle = front.y + front.height / 2
  const standing = front.x - 18
  return (
    <>
      <h2 className="text-18">{t('fit_title')}</h2>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('fit_drawing', { text })}
        className="mx-auto mt-3 w-full max-w-[420px] fill-none stroke-ink stroke-[1.4] [direction:ltr]"
      >
        <rect {...front} rx="3" />
        <rect {...side} rx="3" />
        <path d={`M${front.x - 8} ${floor}h${front.width + 16}M${side.x - 8} ${floor}h${side.width + 16}`} />
        <g className="stroke-ink-2 stroke-1">
          <path d={`M${standing} ${front.y}v${front.height}m-4 0h8m-8 ${-front.height}h8`} />
          <path d={`M${front.x} ${floor + 12}h${front.width}m0 -4v8m${-front.width} -8v8`} />
          <path d={`M${side.x} ${floor + 12}h${side.width}m0 -4v8m${-side.width} -8v8`} />
        </g>
        <g className="fill-ink stroke-none text-[11px] font-semibold" textAnchor="middle">
          {front.height > 60 ? (
            <text x={standing - 8} y={middle} transform={`rotate(-90 ${standing - 8} ${middle})`}>
              {measures.height}
            </text>
          ) : (
            <text x={standing - 8} y={middle + 4} textAnchor="end">
              {measures.height}
            </text>
          )}
          <text x={front.x + front.width / 2} y={floor + 28}>
            {measures.width}
          </text>
          <text x={side.x + side.width / 2} y={floor + 28}>
            {measures.depth}
          </text>
        </g>
        <g className="fill-ink-2 stroke-none text-[10px]" textAnchor="middle">
          <text x={front.x + front.width / 2} y={floor + 41}>
            {t('fit_front')}
          </text>
          <text x={side.x + side.width / 2} y={floor + 41}>
            {t('fit_side')}
          </text>
        </g>
      </svg>
      <p className="mt-3 text-14 text-ink-2">{text}</p>
    </>
  )
}
