import type { HomeSlide } from '@gema/contract/calls/home.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ShopPicture } from '../../commerce/shop-picture.tsx'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { homeWords } from './home-words.ts'
import { useSlideTimer } from './use-slide-timer.ts'

/** Room scenes that fade into each other; they stand still while somebody points at them or reads them. */
export function HomeSlider({ slides }: { slides: HomeSlide[] }) {
  const t = useWords(homeWords)
  const [current, setCurrent] = useState(0)
  const [resting, setResting] = useState(false)
  // The first page needs the first picture; the others follow when the page is there.
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const go = (step: number) => setCurrent((now) => (now + step + slides.length) % slides.length)
  useSlideTimer({ running: !resting && slides.length > 1, current, next: () => go(1) })
  return (
    <section
      aria-label={t('slides')}
      className="relative overflow-hidden bg-night text-white"
      onPointerEnter={() => setResting(true)}
      onPointerLeave={() => setResting(false)}
      onFocus={() => setResting(true)}
      onBlur={() => setResting(false)}
    >
      <div className="relative h-[560px] w768:h-[600px]">
        {slides.map(
          (slide, place) =>
            (ready || place === 0) && (
              <Slide key={slide.uuid} slide={slide} shown={place === current} first={place === 0} />
            ),
        )}
      </div>
      {slides.length > 1 && (
        <div className="wrap absolute inset-x-0 bottom-6 flex items-center gap-2">
          <Turn label={t('previous_slide')} onClick={() => go(-1)} icon={ChevronLeft} />
          {slides.map((slide, place) => (
            <button
              key={slide.uuid}
              type="button"
              aria-label={t('slide', { number: place + 1 })}
              aria-current={place === current ? 'true' : undefined}
              onClick={() => setCurrent(place)}
              className="group py-3"
            >
              <span
                className={classNames(
                  'block h-[3px] overflow-hidden rounded-full bg-white/35',
                  place === current ? 'w-14' : 'w-7',
                )}
              >
                {place === current && (
                  <span key={current} className={classNames('block h-full bg-white', !resting && 'fills')} />
                )}
              </span>
            </button>
          ))}
          <Turn label={t('next_slide')} onClick={() => go(1)} icon={ChevronRight} />
        </div>
      )}
    </section>
  )
}

function Slide({ slide, shown, first }: { slide: HomeSlide; shown: boolean; first: boolean }) {
  const Title = first ? 'h1' : 'p'
  return (
    <div
      aria-hidden={!shown}
      inert={!shown}
      className={classNames(
        'absolute inset-0 transition-opacity duration-250 ease-gema',
        shown ? 'opacity-100' : 'opacity-0',
      )}
    >
      <ShopPicture
        picture={slide.image}
        alt={slide.alt}
        widths={[640, 960, 1280, 1920]}
        sizes="100vw"
        eager={first}
        fill
        className="max-w768:bottom-[42%] rtl:-scale-x-100"
        pictureClassName="object-[74%_40%] w768:object-center"
      />
      <div
        aria-hidden
        className="absolute inset-0 bg-linear-to-b from-night/0 from-30% to-night to-56% w768:bg-[linear-gradient(90deg,rgb(18_19_28/.94)_0%,rgb(18_19_28/.8)_26%,rgb(18_19_28/.25)_46%,rgb(18_19_28/0)_60%)] rtl:w768:-scale-x-100"
      />
      <div className="wrap relative flex h-full items-end pb-20 w768:items-center w768:pb-0">
        <div className="max-w768:w-full w768:max-w-[360px] w992:max-w-[520px]">
          <p className="text-14 font-strong text-theme">{slide.kicker}</p>
          <Title className="mt-2 mb-2.5 text-36 leading-[1.08] font-strong tracking-[-0.03em] text-balance w768:mt-3 w768:mb-4 w768:text-48 w768:leading-[1.06]">
            {slide.title}
          </Title>
          <p className="mb-5 max-w-[42ch] text-16 text-on-night w768:mb-7 w768:text-18">{slide.text}</p>
          <PageLink
            to={slide.link}
            className={`${buttonClasses('white', 56)} max-w768:min-h-12 max-w768:w-full`}
          >
            {slide.action_text}
          </PageLink>
        </div>
      </div>
    </div>
  )
}

function Turn({ label, onClick, icon }: { label: string; onClick: () => void; icon: typeof ChevronLeft }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-10 place-items-center rounded-full border border-white/30 first:me-2 last:ms-2 hover:border-white max-w768:hidden"
    >
      <Icon of={icon} turns />
    </button>
  )
}
