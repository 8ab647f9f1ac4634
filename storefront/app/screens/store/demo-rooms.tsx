import type { StoreDetail } from '@gema/contract/calls/store.ts'
import { SectionHead } from '../../commerce/section-head.tsx'
import { ShopPicture } from '../../commerce/shop-picture.tsx'
import { useWords } from '../../language/use-words.ts'
import { storePageWords } from './store-page-words.ts'

/** The rooms in which things can be heard, each with what stands in it. */
export function DemoRooms({ rooms }: { rooms: StoreDetail['demo_rooms'] }) {
  const t = useWords(storePageWords)
  return (
    <section id="rooms" className="section scroll-mt-28">
      <SectionHead title={t('rooms_title', { count: rooms.length })} text={t('rooms_text')} />
      <ul className="grid grid-cols-2 gap-x-[var(--gap)] gap-y-5 w992:grid-cols-4">
        {rooms.map((room) => (
          <li key={room.name}>
            <ShopPicture
              picture={room.picture}
              alt=""
              widths={[320, 480, 640]}
              sizes="(min-width: 992px) 25vw, 50vw"
              className="aspect-3/2 rounded-card"
            />
            <h3 className="mt-2.5 text-14 tracking-normal">{room.name}</h3>
            <p className="mt-0.5 text-12 text-ink-2">{room.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
