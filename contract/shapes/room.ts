import { z } from 'zod'
import { homeConnections, roomUses } from '../match/room-choices.ts'

const centimetres = (from: number, to: number) => z.coerce.number().int().min(from).max(to)

/** The room that a system is for. Its length runs from the wall of the screen or the speakers to the one behind the seats. */
export const room = z.object({
  length_cm: centimetres(150, 3000),
  width_cm: centimetres(150, 3000),
  height_cm: centimetres(200, 800).default(280),
  seats: z.coerce.number().int().min(1).max(60).default(3),
  use: z.enum(roomUses).default('film'),
  /** The power that the home is connected with; absent where nobody knows it. */
  va: z.coerce
    .number()
    .pipe(z.union(homeConnections.map((va) => z.literal(va))))
    .optional(),
})

export type Room = z.output<typeof room>
export type RoomUse = Room['use']
