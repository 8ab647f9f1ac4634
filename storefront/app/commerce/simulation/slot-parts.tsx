import { classNames } from '../../ui/class-names.ts'
import { ShopPicture } from '../shop-picture.tsx'
import { ComponentSign } from './component-sign.tsx'

/** Where a slot stands: filled, chosen for just now, or still empty. */
export type SlotLook = 'filled' | 'choosing' | 'empty'

const numberLooks: Record<SlotLook, string> = {
  filled: 'bg-primary-soft text-primary-hover',
  choosing: 'bg-primary text-white',
  empty: 'bg-[#eef0f4] text-[#4d5263]',
}

/** The number of a slot; the plan of the room uses the same. On phones it stands on the corner of the picture. */
export function SlotNumber({ number, look = 'filled' }: { number: number; look?: SlotLook }) {
  return (
    <span
      className={classNames(
        'figures grid size-7 flex-none place-items-center rounded-full text-14 font-bold',
        'max-w768:absolute max-w768:start-1.5 max-w768:top-1.5 max-w768:z-1 max-w768:size-[22px] max-w768:text-12 max-w768:ring-2 max-w768:ring-page',
        numberLooks[look],
      )}
    >
      {number}
    </span>
  )
}

interface SlotPictureProps {
  image: string | null
  alt: string
  className?: string
}

/** The product in a slot, on a tile. */
export function SlotPicture({ image, alt, className }: SlotPictureProps) {
  return (
    <ShopPicture
      picture={image}
      alt={alt}
      widths={[160, 240]}
      sizes="96px"
      className={classNames('rounded-[10px]', className ?? 'size-18 w1200:size-24')}
    />
  )
}

/** What will stand in an empty slot, as a sign on a soft ground. */
export function SlotSign({ icon }: { icon: string }) {
  return (
    <span className="grid size-18 place-items-center rounded-[10px] bg-soft text-[#7d8294] w1200:w-24">
      <ComponentSign name={icon} />
    </span>
  )
}
