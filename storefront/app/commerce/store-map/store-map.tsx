import { useWords } from '../../language/use-words.ts'
import { storeMapWords } from './store-map-words.ts'
import { planOf } from './store-plans.ts'

interface StoreMapProps {
  store: { slug: string; name: string; address: string }
  className?: string
}

/** A still drawing of a store's neighbourhood instead of a map: nothing is fetched from outside until someone asks for the way. */
export function StoreMap({ store, className }: StoreMapProps) {
  const t = useWords(storeMapWords)
  const { street, upper, lower, park, hasStation, pin } = planOf(store)
  return (
    <svg
      viewBox="0 0 400 240"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={t('label', { store: store.name })}
      className={className}
    >
      <rect width="400" height="240" fill="#eef0f3" />
      <path d={blocks} fill="#e3e6eb" stroke="#e3e6eb" strokeWidth="6" strokeLinejoin="round" />
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
      <g fontSize="10" fontWeight="600" fill="#5b6072" fontFamily="inherit">
        <text transform="translate(174 196) rotate(-88)">{street}</text>
        <text x="20" y="82">
          {upper}
        </text>
        <text x="228" y="169">
          {lower}
        </text>
        <text x="328" y="121" fill="#17704c">
          {park}
        </text>
      </g>
      {hasStation && (
        <g transform="translate(176 30)">
          <circle r="9" fill="#12131c" />
          <text y="3.5" textAnchor="middle" fontSize="9" fontWeight="800" fill="#fff">
            M
          </text>
        </g>
      )}
      <g transform={`translate(${pin.x} ${pin.y})`}>
        <ellipse cy="2" rx="11" ry="4" fill="#14161f" opacity=".16" />
        <path d="M0 0C-12-14-17-21-17-29a17 17 0 0 1 34 0C17-21 12-14 0 0z" className="fill-primary" />
        <circle cy="-29" r="7" fill="#fff" />
      </g>
    </svg>
  )
}

/** The houses between the streets, without their round corners: start, then right, down and back. */
const blocks = [
  'M21 19h86v48H21z',
  'M21 95h54v56H21z',
  'M235 17h60v38h-60z',
  'M321 17h64v38h-64z',
  'M235 95h54v44h-54z',
  'M21 187h86v42H21z',
  'M321 175h70v56h-70z',
  'M235 175h56v56h-56z',
].join('')
