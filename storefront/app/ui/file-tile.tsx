import { TriangleAlert, X } from 'lucide-react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

interface FileTileProps {
  name: string
  /** How large it is; on its way, that it is being sent. */
  detail: string
  /** A small copy of the picture, once there is one. */
  src: string | undefined
  refused: boolean
  /** On its way: the picture pales. */
  busy: boolean
  removeLabel: string
  onRemove: () => void
  className?: string
}

/** A chosen file: its picture with a cross to remove it, its name and its size below. */
export function FileTile({
  name,
  detail,
  src,
  refused,
  busy,
  removeLabel,
  onRemove,
  className,
}: FileTileProps) {
  return (
    <div>
      <div
        className={classNames(
          'relative grid place-items-center overflow-hidden rounded-inner',
          refused ? 'bg-sale-soft text-sale ring-1 ring-sale ring-inset' : 'bg-tile',
          className,
        )}
      >
        {src !== undefined && !refused && (
          <img
            src={src}
            alt=""
            className={classNames('absolute inset-0 size-full object-contain', busy && 'opacity-35')}
          />
        )}
        {refused && <Icon of={TriangleAlert} size={24} />}
        {busy && (
          <span
            aria-hidden
            className="turning relative size-7 rounded-full border-2 border-primary border-t-transparent"
          />
        )}
        {!busy && (
          <button
            type="button"
            aria-label={removeLabel}
            onClick={onRemove}
            className="group absolute end-0 top-0 grid size-11 place-items-center"
          >
            <span
              className={classNames(
                'grid size-7 place-items-center rounded-full',
                refused ? 'bg-page text-sale' : 'bg-ink/82 text-white group-hover:bg-ink',
              )}
            >
              <Icon of={X} size={14} />
            </span>
          </button>
        )}
      </div>
      <p className="mt-2 truncate text-14 font-semibold">{name}</p>
      <p className="text-12 text-ink-2">{detail}</p>
    </div>
  )
}
