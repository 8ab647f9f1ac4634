import type { HomeData } from '@gema/contract/calls/home.ts'
import { addressOf } from '../../addresses.ts'
import { SectionHead } from '../../commerce/section-head.tsx'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { DrawnOnce } from '../../ui/drawn-once.tsx'
import { homeWords } from './home-words.ts'

/** The makers, each by its logo. */
export const BrandWall = (given: { brands: HomeData['brands'] }) => (
  <DrawnOnce as="section" className="wrap section" of={BrandWallParts} given={given} />
)

function BrandWallParts({ brands }: { brands: HomeData['brands'] }) {
  const t = useWords(homeWords)
  return (
    <>
      <SectionHead title={t('brands_title')} more={{ to: addressOf('brands'), text: t('brands_all') }} />
      {/* One pixel between the cells is the line: it needs no rules for first and last. */}
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line w576:grid-cols-3 w992:grid-cols-4 w1200:grid-cols-6">
        {brands.map((brand) => (
          <li key={brand.uuid} className="bg-page">
            <PageLink
              to={`${addressOf('brand', { main: brand.slug })}?brand=${brand.uuid}`}
              className="grid h-[72px] place-items-center hover:bg-soft w768:h-[104px]"
            >
              {brand.logo === null ? (
                <span className="font-strong">{brand.name}</span>
              ) : (
                <img
                  src={brand.logo}
                  alt={brand.name}
                  height={28}
                  width={116}
                  loading="lazy"
                  className="h-7 w-[116px] object-contain"
                />
              )}
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  )
}
