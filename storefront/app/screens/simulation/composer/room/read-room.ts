import { homeConnections, roomUses } from '@gema/contract/match/room-choices.ts'
import type { Room } from '@gema/contract/shapes/room.ts'
import { typedLength } from './typed-length.ts'
import { typedMoney } from './typed-money.ts'

/** The room as it stands in the form: as it was typed. */
export interface TypedRoom {
  length: string
  width: string
  height: string
  seats: string
  use: string
  va: string
  budget: string
}

export type RoomFault =
  | 'fault_length'
  | 'fault_side'
  | 'fault_height'
  | 'fault_both'
  | 'fault_seats'
  | 'fault_budget'
  | 'fault_budget_range'
  | 'needed'

export type RoomFaults = Partial<Record<keyof TypedRoom, RoomFault>>

export interface ReadRoom {
  room: Room | undefined
  budget: number | undefined
  faults: RoomFaults
}

const usualHeight = 280
const usualSeats = 3
export const budgetLimits = { least: 100_000, most: 10_000_000_000 }

/** Reads what was typed, and says what cannot be meant. With `isForSuggestion`, room and budget have to be told. */
export function readRoom(typed: TypedRoom, isForSuggestion = false): ReadRoom {
  const faults: RoomFaults = {}
  const side = (name: 'length' | 'width'): number | undefined => {
    if (typed[name].trim() === '') return undefined
    const read = typedLength(typed[name])
    if (read === undefined) faults[name] = 'fault_length'
    else if (read < 150 || read > 3000) faults[name] = 'fault_side'
    return read
  }
  const [length, width] = [side('length'), side('width')]
  const height = typed.height.trim() === '' ? usualHeight : typedLength(typed.height)
  if (height === undefined) faults.height = 'fault_length'
  else if (height < 200 || height > 800) faults.height = 'fault_height'
  const seats = typed.seats.trim() === '' ? usualSeats : Number(typed.seats.trim())
  if (!Number.isSafeInteger(seats) || seats < 1 || seats > 60) faults.seats = 'fault_seats'
  const budget = budgetOf(typed.budget, faults)
  const saysMore = typed.height.trim() !== '' || typed.seats.trim() !== '' || typed.va !== ''
  const needsSides = length !== undefined || width !== undefined || saysMore || isForSuggestion
  for (const name of ['length', 'width'] as const) {
    if (needsSides && typed[name].trim() === '') faults[name] = isForSuggestion ? 'needed' : 'fault_both'
  }
  if (isForSuggestion && typed.budget.trim() === '') faults.budget = 'needed'
  const room =
    length === undefined || width === undefined || height === undefined
      ? undefined
      : {
          length_cm: length,
          width_cm: width,
          height_cm: height,
          seats,
          use: roomUses.find((use) => use === typed.use) ?? 'film',
          va: homeConnections.find((va) => String(va) === typed.va),
        }
  return { room, budget, faults }
}

function budgetOf(typed: string, faults: RoomFaults): number | undefined {
  if (typed.trim() === '') return undefined
  const read = typedMoney(typed)
  if (read === undefined) faults.budget = 'fault_budget'
  else if (read < budgetLimits.least || read > budgetLimits.most) faults.budget = 'fault_budget_range'
  return read
}
