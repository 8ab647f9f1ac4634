import type { Room } from '@gema/contract/shapes/room.ts'
import { formatFigure } from '@gema/contract/values/figure.ts'
import { useShop } from '../../api/use-shop.ts'
import { useWords } from '../../language/use-words.ts'
import { groupedCount } from '../grouped-count.ts'
import { matchWords } from './match-words.ts'

export interface RoomText {
  size: string
  area: string
  ceiling: string
  seats: string
  use: string
  /** Absent, where nobody knows it. */
  power: string | undefined
}

/** A room in words, piece by piece. */
export function useRoomText(): (room: Room) => RoomText {
  const t = useWords(matchWords)
  const { setting } = useShop()
  return (room) => {
    const figure = (value: number, most = 2): string => formatFigure(value, setting.decimal_format, most)
    const { length_cm: length, width_cm: width, height_cm: height, seats, use, va } = room
    return {
      // It never breaks apart.
      size: t('room_size', { length: figure(length / 100), width: figure(width / 100) }).replaceAll(
        ' ',
        '\u00A0',
      ),
      area: t('room_area', { area: figure((length * width) / 10_000, 1) }),
      ceiling: t('ceiling', { height: figure(height / 100) }),
      seats: t('seats', { count: seats }),
      use: t(`use_${use}`),
      power: va === undefined ? undefined : t('power', { va: groupedCount(va) }),
    }
  }
}
