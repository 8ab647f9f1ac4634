import { ChevronDown } from 'lucide-react'
import { useWords } from '../../../../language/use-words.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { roomWords } from './room-words.ts'

interface RoomCellProps {
  label: string
  optional?: string
  value: string | undefined
  note?: string | undefined
  onPress: () => void
  className?: string
}

/** One thing about the room, as it was told. */
export function RoomCell({ label, optional, value, note, onPress, className }: RoomCellProps) {
  const t = useWords(roomWords)
  const shown = value ?? t('not_told')
  return (
    <div className={classNames('min-w-0', className)}>
      <p className="mb-1.5 truncate text-14 font-semibold" aria-hidden>
        {label} {optional && <span className="font-normal text-ink-2">{optional}</span>}
      </p>
      <button
        type="button"
        onClick={onPress}
        className="flex h-10 w-full items-center gap-1.5 rounded-control border border-control bg-page px-2.5 text-start text-14 hover:border-ink"
      >
        <span className="sr-only">{t('edit', { field: label })} </span>
        <bdi className={classNames('figures min-w-0 truncate', value === undefined && 'text-hint')}>
          {shown}
        </bdi>
        {note && <bdi className="figures min-w-0 truncate text-12 text-ink-2">{note}</bdi>}
        <Icon of={ChevronDown} size={16} className="ms-auto text-ink-2" />
      </button>
    </div>
  )
}
