import pg from 'pg'
import type { ListenHandlers, Listening } from './database.ts'

/** Hears what is said on a channel of a server, on a connection of its own that no pooler may stand in front of. */
export async function listenOnServer(
  url: string,
  channel: string,
  { heard, lost }: ListenHandlers,
): Promise<Listening> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'gema',
    connectionTimeoutMillis: 5_000,
    // Nothing is ever sent on it: without this, a server that has vanished would never be missed.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  let state: 'opening' | 'open' | 'over' = 'opening'
  const lose = (error: unknown) => {
    if (state !== 'open') return
    state = 'over'
    client.end().catch(() => {})
    lost(error)
  }
  client.on('error', lose)
  client.on('end', () => lose(new Error('the connection that listens has ended')))
  client.on('notification', (said) => {
    if (state !== 'over' && said.channel === channel) heard(said.payload ?? '')
  })
  try {
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    state = 'open'
  } catch (error) {
    client.end().catch(() => {})
    throw error
  }
  return {
    async close() {
      state = 'over'
      await client.end()
    },
  }
}
