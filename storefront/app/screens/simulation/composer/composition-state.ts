import type { Room } from '@gema/contract/shapes/room.ts'
import type { SimulationProduct } from '@gema/contract/shapes/simulation.ts'

/** What was chosen for one component. */
export interface Part {
  product: SimulationProduct
  quantity: number
}

/** By the keys of the components. */
export type Parts = Readonly<Record<string, Part>>

/** What somebody composes. */
export interface Composition {
  parts: Parts
  room?: Room | undefined
  budget?: number | undefined
}

export interface CompositionState {
  /** Oldest first. */
  past: readonly Composition[]
  now: Composition
  /** Next first. */
  future: readonly Composition[]
}

export type CompositionAction =
  | { kind: 'choose'; component: string; part: Part }
  | { kind: 'remove'; component: string }
  | { kind: 'quantity'; component: string; quantity: number }
  | { kind: 'room'; room: Room | undefined; budget: number | undefined }
  /** A whole system in place of what was chosen; the room comes with it where it is told. */
  | { kind: 'use'; parts: Parts; room?: Room | undefined; budget?: number | undefined }
  | { kind: 'start_over' }
  | { kind: 'undo' }
  | { kind: 'redo' }
  /** What was kept from another visit. */
  | { kind: 'restore'; state: CompositionState }
  /** What the shop says of the chosen parts now: `null` where one is no longer offered. */
  | { kind: 'refresh'; products: ReadonlyMap<string, SimulationProduct | null> }

const mostSteps = 60

export const emptyComposition: Composition = { parts: {} }
export const emptyState: CompositionState = { past: [], now: emptyComposition, future: [] }

export const hasParts = ({ parts }: Composition): boolean => Object.keys(parts).length > 0

/** One change after the other; each can be taken back. */
export function changeComposition(state: CompositionState, action: CompositionAction): CompositionState {
  switch (action.kind) {
    case 'undo':
      return undone(state)
    case 'redo':
      return redone(state)
    case 'restore':
      return action.state
    case 'refresh':
      return refreshed(state, action.products)
    default:
      return stepped(state, nextOf(state.now, action))
  }
}

type Step = Exclude<CompositionAction, { kind: 'undo' | 'redo' | 'restore' | 'refresh' }>

function nextOf(now: Composition, step: Step): Composition {
  switch (step.kind) {
    case 'choose':
      return withPart(now, step.component, step.part)
    case 'quantity': {
      const part = now.parts[step.component]
      return part === undefined || part.quantity === step.quantity
        ? now
        : withPart(now, step.component, { ...part, quantity: step.quantity })
    }
    case 'remove': {
      const { [step.component]: removed, ...parts } = now.parts
      return removed === undefined ? now : { ...now, parts }
    }
    case 'room':
      return { ...now, room: step.room, budget: step.budget }
    case 'use':
      return { parts: step.parts, room: step.room ?? now.room, budget: step.budget ?? now.budget }
    case 'start_over':
      return hasParts(now) || now.room !== undefined || now.budget !== undefined ? emptyComposition : now
  }
}

const withPart = (now: Composition, component: string, part: Part): Composition => ({
  ...now,
  parts: { ...now.parts, [component]: part },
})

/** What changes nothing is no step. */
function stepped(state: CompositionState, next: Composition): CompositionState {
  if (next === state.now) return state
  return { past: [...state.past, state.now].slice(-mostSteps), now: next, future: [] }
}

function undone({ past, now, future }: CompositionState): CompositionState {
  const before = past.at(-1)
  if (before === undefined) return { past, now, future }
  return { past: past.slice(0, -1), now: before, future: [now, ...future] }
}

function redone({ past, now, future }: CompositionState): CompositionState {
  const [next, ...later] = future
  return next === undefined ? { past, now, future } : { past: [...past, now], now: next, future: later }
}

/** Also what can be taken back: no step leads to a price of yesterday or to what is gone. */
function refreshed(
  { past, now, future }: CompositionState,
  products: ReadonlyMap<string, SimulationProduct | null>,
): CompositionState {
  const fresh = (composition: Composition): Composition => ({
    ...composition,
    parts: Object.fromEntries(
      Object.entries(composition.parts).flatMap(([component, part]) => {
        const product = products.get(part.product.inventory)
        if (product === null) return []
        return [[component, product === undefined ? part : { ...part, product }]]
      }),
    ),
  })
  return { past: past.map(fresh), now: fresh(now), future: future.map(fresh) }
}
