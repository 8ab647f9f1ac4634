import type { HomeData } from '@gema/contract/calls/home.ts'
import { addressOf } from '../../addresses.ts'
import { ShopPicture } from '../../commerce/shop-picture.tsx'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { DrawnOnce } from '../../ui/drawn-once.tsx'
import { homeWords } from './home-words.ts'

/** The way to the simulation: compose a system and see its price. */
export const SimulationBand = (given: { banner: HomeData['banners'][number] }) => (
  <DrawnOnce as="section" className="wrap section" of={SimulationBandParts} given={given} />
)

function SimulationBandParts({ banner }: { banner: HomeData['banners'][number] }) {
  const t = useWords(homeWords)
  return (
    <div className="grid items-center gap-8 overflow-hidden rounded-[24px] bg-night text-on-night max-w768:-mx-[var(--gutter)] max-w768:rounded-none w992:grid-cols-2">
      <div className="px-[var(--gutter)] pt-10 w768:p-16 w992:pe-0">
        <p className="text-14 font-strong text-theme">{t('simulation')}</p>
        <h2 className="mt-2.5 mb-3.5 max-w-[17ch] text-28 tracking-[-0.025em] w768:text-36">
          {banner.title}
        </h2>
        <p className="max-w-[50ch] text-on-night-2">{banner.text}</p>
        <PageLink to={addressOf('simulations')} className={`${buttonClasses('white')} mt-7`}>
          {banner.link_text}
        </PageLink>
      </div>
      <ShopPicture
        picture={banner.image}
        alt=""
        widths={[640, 960]}
        sizes="(min-width: 992px) 50vw, 100vw"
        className="aspect-[1.5] h-full w-full"
      />
    </div>
  )
}
