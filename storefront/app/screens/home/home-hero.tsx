import { ShopPicture } from '../../commerce/shop-picture.tsx'
import { useWords } from '../../language/use-words.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { homeWords } from './home-words.ts'

/** The first thing that a visitor sees: a room, one sentence, one action. */
export function HomeHero({ scene }: { scene: string | null }) {
  const t = useWords(homeWords)
  return (
    <section className="relative overflow-hidden bg-night text-white">
      <div className="relative h-[560px] w768:h-[600px]">
        {scene && (
          <ShopPicture
            picture={scene}
            alt={t('hero_picture')}
            widths={[640, 960, 1280, 1920]}
            sizes="100vw"
            eager
            fill
            className="max-w768:bottom-[42%] rtl:-scale-x-100"
            pictureClassName="object-[58%_40%] w768:object-center"
          />
        )}
        <div
          aria-hidden
          className="absolute inset-0 bg-linear-to-b from-night/0 from-30% to-night to-56% w768:bg-[linear-gradient(90deg,rgb(18_19_28/.94)_0%,rgb(18_19_28/.8)_26%,rgb(18_19_28/.25)_46%,rgb(18_19_28/0)_60%)] rtl:w768:-scale-x-100"
        />
        <div className="wrap relative flex h-full items-end pb-10 w768:items-center w768:pb-0">
          <div className="max-w-[520px]">
            <p className="text-14 font-strong text-theme">{t('hero_kicker')}</p>
            <h1 className="mt-2 mb-2.5 text-36 leading-[1.08] tracking-[-0.03em] w768:mt-3 w768:mb-4 w768:text-48 w768:leading-[1.06]">
              {t('hero_title')}
            </h1>
            <p className="mb-5 max-w-[42ch] text-16 text-[#e3e5ee] w768:mb-7 w768:text-18">
              {t('hero_text')}
            </p>
            <a href="#stores" className={`${buttonClasses('white', 56)} max-w768:w-full`}>
              {t('hero_action')}
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}
