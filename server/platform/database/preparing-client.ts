import pg from 'pg'

/** From here on a statement is worth a plan that is kept. */
const oftenEnough = 5
/** Each connection of the server keeps the plans of all of them. */
const mostNames = 300
const mostCounted = 5_000

const counts = new Map<string, number>()
const names = new Map<string, string>()

/** The name under which a statement is prepared; nothing for one that is rare. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= mostNames) return known
  if (counts.size >= mostCounted) counts.clear()
  const count = (counts.get(text) ?? 0) + 1
  if (count < oftenEnough) {
    counts.set(text, count)
    return undefined
  }
  counts.delete(text)
  const name = `gema-${names.size}`
  names.set(text, name)
  return name
}

interface Sent {
  text: string
  name?: string
}

const isStatement = (given: unknown): given is Sent =>
  typeof given === 'object' && given !== null && 'text' in given && typeof given.text === 'string'

/**
 * A connection that has the server keep the plans of statements that come often: to read and plan one of the longer ones
 * takes the server longer than to do it.
 */
export class PreparingClient extends pg.Client {
  override query = ((...given: unknown[]) => {
    const [sent, values] = given
    const mayBeNamed =
      isStatement(sent) && sent.name === undefined && Array.isArray(values) && values.length > 0
    const name = mayBeNamed ? nameOf(sent.text) : undefined
    const named = name === undefined ? given : [{ ...(sent as Sent), name }, ...given.slice(1)]
    return Reflect.apply(pg.Client.prototype.query, this, named)
  }) as typeof pg.Client.prototype.query
}
