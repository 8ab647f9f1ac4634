import pg from 'pg'

const isNamed = (given: unknown): given is { name: unknown } =>
  typeof given === 'object' && given !== null && 'name' in given

/**
 * A connection to a pooler in transaction mode. The next statement may meet another connection of the server, where
 * nothing has been prepared under that name: so none is sent with one.
 */
export class NamelessClient extends pg.Client {
  override query = ((...given: unknown[]) => {
    const [sent, ...others] = given
    const nameless = isNamed(sent) ? [{ ...sent, name: undefined }, ...others] : given
    return Reflect.apply(pg.Client.prototype.query, this, nameless)
  }) as typeof pg.Client.prototype.query
}
