import type { Call } from '@gema/contract/define-call.ts'

/** A form of this weight or more is held in memory long enough to count. */
const large = 1024 * 1024
const mostOfNetwork = 4
const mostOfAll = 24
const mostWaiting = 40

/** Lets only so many forms with files be read at once, from one network and together; the others wait unread. */
export interface LargeForms {
  /** A place for a call, to be given back when it is answered; nothing, where too many wait already. */
  enter(call: Pick<Call, 'bodyLimit'>, network: string): Promise<(() => void) | undefined>
}

interface Waiting {
  network: string
  letIn: (leave: () => void) => void
}

export function createLargeForms(): LargeForms {
  const inside = new Map<string, number>()
  const queue: Waiting[] = []
  const isFree = (network: string): boolean =>
    (inside.get(network) ?? 0) < mostOfNetwork &&
    [...inside.values()].reduce((sum, forms) => sum + forms, 0) < mostOfAll

  function take(network: string): () => void {
    inside.set(network, (inside.get(network) ?? 0) + 1)
    return () => {
      const left = (inside.get(network) ?? 1) - 1
      if (left === 0) inside.delete(network)
      else inside.set(network, left)
      // Who waits longest and may come in, comes in: one network does not keep the others waiting.
      const place = queue.findIndex((waiting) => isFree(waiting.network))
      const [next] = place === -1 ? [] : queue.splice(place, 1)
      if (next !== undefined) next.letIn(take(next.network))
    }
  }

  return {
    async enter({ bodyLimit = 0 }, network) {
      if (bodyLimit < large) return () => {}
      if (isFree(network)) return take(network)
      if (queue.filter((waiting) => waiting.network === network).length >= mostWaiting) return undefined
      return new Promise((letIn) => queue.push({ network, letIn }))
    },
  }
}
