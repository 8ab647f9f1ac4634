/** What a device remembers of a simulation that was saved or opened on it: nothing that may change. */
export interface SavedSimulation {
  uuid: string
  code: string
}

/** More than anybody saves; beyond it the oldest are let go. */
export const mostSaved = 200

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const codePattern = /^[2-9A-Z]{8}$/

/** Reads what was stored. Anything may stand there: an older form of it, or what somebody else wrote. */
export function readSaved(stored: string | undefined): SavedSimulation[] {
  try {
    const found: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(found)) return []
    const known = new Map<string, SavedSimulation>()
    for (const { uuid, code } of found.filter(isSaved)) {
      if (!known.has(uuid)) known.set(uuid, { uuid, code })
    }
    return [...known.values()].slice(0, mostSaved)
  } catch {
    return []
  }
}

function isSaved(thing: unknown): thing is SavedSimulation {
  if (typeof thing !== 'object' || thing === null) return false
  const { uuid, code } = thing as Record<string, unknown>
  return (
    typeof uuid === 'string' && uuidPattern.test(uuid) && typeof code === 'string' && codePattern.test(code)
  )
}

/** The newest first, each once. */
export const withSaved = (saved: SavedSimulation[], { uuid, code }: SavedSimulation): SavedSimulation[] =>
  [{ uuid, code }, ...saved.filter((one) => one.uuid !== uuid)].slice(0, mostSaved)

export const withoutSaved = (saved: SavedSimulation[], uuid: string): SavedSimulation[] =>
  saved.filter((one) => one.uuid !== uuid)
