import type { ComponentRole } from '@gema/contract/match/component-roles.ts'
import { useMemo } from 'react'
import { useShop } from '../../../../api/use-shop.ts'
import { useRoomText } from '../../../../commerce/simulation/use-room-text.ts'
import { useWords } from '../../../../language/use-words.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useComposing } from '../composing.ts'
import { metresText } from '../room/typed-length.ts'
import { placedParts } from './placed-parts.ts'
import { type Disc, type DiscState, discRadius, layOutPlan, type PlanLayout } from './plan-layout.ts'
import { railWords } from './rail-words.ts'

const discLooks: Record<DiscState, { circle: string; text: string; dot: string }> = {
  chosen: { circle: 'fill-white', text: 'fill-ink', dot: 'bg-white' },
  choosing: { circle: 'fill-[#6d66e0]', text: 'fill-white', dot: 'bg-[#6d66e0]' },
  look_again: { circle: 'fill-[#f0b64a]', text: 'fill-ink', dot: 'bg-[#f0b64a]' },
}

/** Where one of these is, people look to the front; where not, as in a café, there is neither screen nor sofa. */
const withSeats: readonly ComponentRole[] = ['seat', 'centre', 'soundbar', 'screen', 'player', 'turntable']
const withScreen: readonly ComponentRole[] = ['centre', 'soundbar', 'screen', 'player']

/** The room from above with the numbers of the slots. */
export function RoomPlan() {
  const t = useWords(railWords)
  const tell = useRoomText()
  const { template, composition, composed, choosing } = useComposing()
  const { room } = composition
  const layout = useMemo(
    () => layOutPlan(placedParts(template.components, composed, choosing), room),
    [template.components, composed, choosing, room],
  )
  const has = (roles: readonly ComponentRole[]) =>
    template.components.some(({ role }) => roles.includes(role))
  return (
    <div className="bg-night p-3.5">
      <svg
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        role="img"
        aria-label={room === undefined ? t('plan') : t('plan_of', { size: tell(room).size })}
        className="mx-auto block w-full max-w-[420px] text-[11px] font-bold"
      >
        <Walls layout={layout} hasScreen={has(withScreen)} hasSofa={has(withSeats)} />
        {layout.discs.map((disc) => (
          <PlanDisc key={disc.key} disc={disc} />
        ))}
        <Measures layout={layout} />
      </svg>
      {layout.discs.length === 0 ? (
        <p className="text-12 text-on-night-2">{t('plan_empty')}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-2.5 gap-y-0.5 text-12 text-on-night-2">
          {(['chosen', 'choosing', 'look_again'] as const).map((state) => (
            <li key={state} className="flex items-center gap-1.5">
              <span className={classNames('size-2.5 rounded-full', discLooks[state].dot)} />
              {t(`legend_${state}`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface WallsProps {
  layout: PlanLayout
  hasScreen: boolean
  hasSofa: boolean
}

function Walls({ layout: { walls, screen, sofa, rays }, hasScreen, hasSofa }: WallsProps) {
  const quarters = [0.25, 0.5, 0.75]
  const grid = quarters
    .map(
      (share) =>
        `M${walls.x} ${walls.y + share * walls.height}h${walls.width}M${walls.x + share * walls.width} ${walls.y}v${walls.height}`,
    )
    .join('')
  return (
    <>
      <rect {...walls} rx={4} className="fill-[#191b27] stroke-[#4a4e66]" strokeWidth={1.5} />
      <path d={grid} className="stroke-[#25283a]" fill="none" />
      {hasScreen && <rect {...screen} rx={2} className="fill-on-night-2" />}
      {hasSofa && <rect {...sofa} rx={9} className="fill-[#2b2e42]" />}
      {hasSofa &&
        rays.map(({ key, from, to }) => (
          <path
            key={key}
            d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
            className="stroke-[#6d66e0]"
            strokeDasharray="2 4"
            fill="none"
          />
        ))}
    </>
  )
}

function PlanDisc({ disc: { x, y, number, state } }: { disc: Disc }) {
  return (
    <g>
      <circle cx={x} cy={y} r={discRadius} className={discLooks[state].circle} />
      <text x={x} y={y + 4} textAnchor="middle" className={classNames('figures', discLooks[state].text)}>
        {number}
      </text>
    </g>
  )
}

/** How wide and how long it is, where that is known. */
function Measures({ layout: { walls } }: { layout: PlanLayout }) {
  const t = useWords(railWords)
  const { setting } = useShop()
  const { room } = useComposing().composition
  if (room === undefined) return null
  const text = (centimetres: number) =>
    t('metres', { length: metresText(centimetres, setting.decimal_format) })
  const [middleX, middleY] = [walls.x + walls.width / 2, walls.y + walls.height / 2]
  const besideX = walls.x - 13
  return (
    <g className="fill-on-night-2 font-medium">
      <text x={middleX} y={walls.y + walls.height + 17} textAnchor="middle">
        {text(room.width_cm)}
      </text>
      <text x={besideX} y={middleY} textAnchor="middle" transform={`rotate(-90 ${besideX} ${middleY})`}>
        {text(room.length_cm)}
      </text>
    </g>
  )
}
