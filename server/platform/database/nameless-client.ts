import pg from 'pg'
import { limitLockWaitsHere } from './lock-waits.ts'

interface Sent {
  text: string
  name?: unknown
}

const isStatement = (given: unknown): given is Sent =>
  typeof given === 'object' && given !== null && 'text' in given && typeof given.text === 'string'

/** Sent as one text, they are one way to the server. */
const withLimit = (text: string): string => (/^begin\b/i.test(text) ? `${text}; ${limitLockWaitsHere}` : text)

/**
 * A connection to a pooler in transaction mode. The next statement may meet another connection of the server, where
 * nothing has been prepared under that name: so none is sent with one. Nor is anything set there: so each transaction
 * begins with what it needs.
 */
export class NamelessClient extends pg.Client {
  override query = ((...given: unknown[]) => {
    const [sent, ...others] = given
    const nameless = isStatement(sent)
      ? [{ ...sent, name: undefined, text: withLimit(sent.text) }, ...others]
      : given
    return Reflect.apply(pg.Client.prototype.query, this, nameless)
  }) as typeof pg.Client.prototype.query
}
