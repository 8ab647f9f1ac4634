import { classNames } from '../../ui/class-names.ts'
import { ShopPicture } from '../shop-picture.tsx'
import { initialsOf } from './initials.ts'

interface AvatarProps {
  name: string
  /** The name of the photo, as the profile holds it. */
  picture: string | null
  size: 48 | 72
}

const sizes = { 48: 'size-12 text-16', 72: 'size-18 text-22' }

/** The customer's photo, or the first letters of their name. */
export function Avatar({ name, picture, size }: AvatarProps) {
  const shape = classNames('flex-none rounded-full', sizes[size])
  if (picture !== null) {
    return (
      <ShopPicture
        key={picture}
        picture={picture}
        alt=""
        widths={[160]}
        sizes="72px"
        className={`${shape} border border-line`}
      />
    )
  }
  return (
    <span
      aria-hidden
      className={classNames(shape, 'grid place-items-center bg-primary-soft font-bold text-primary-hover')}
    >
      {initialsOf(name)}
    </span>
  )
}
