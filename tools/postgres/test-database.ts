import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { lastLine } from './last-line.ts'
import { isNewEnough, oldestMajor, parsePostgresVersion } from './postgres-version.ts'

const prefix = 'gema_test_'

/** Makes an empty database beside the given one, on the same server, and returns its URL. */
export async function createDatabase(url: string, name = randomName()): Promise<string> {
  await connected(url, (client) =>
    // template0 and the C locale: the same on every server, and no connection to it is open meanwhile.
    client.query(
      `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8' LOCALE_PROVIDER libc LOCALE 'C'`,
    ),
  )
  return withDatabase(url, name)
}

/** Makes a copy of a database on the same server, and returns its URL. */
export async function copyDatabase(url: string, template: string): Promise<string> {
  const name = randomName()
  await connected(url, (client) =>
    // Copying files is faster than writing every page into the log first.
    client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`),
  )
  return withDatabase(url, name)
}

const randomName = (): string => prefix + randomBytes(8).toString('hex')

/** Drops a database that `createDatabase` made, its open connections included; refuses any other. */
export async function dropDatabase(url: string): Promise<void> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1))
  if (!/^gema_test_[0-9a-f]+$/.test(name)) {
    throw new Error(
      `The database ${name} is not one of the tests' own (${prefix}…): drop it yourself if you mean it.`,
    )
  }
  const drop = (client: pg.Client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  try {
    await connected(withDatabase(url, 'postgres'), drop)
  } catch (error) {
    // Some servers have no such database; template1 is everywhere.
    if (!(error instanceof pg.DatabaseError) || error.code !== '3D000') throw error
    await connected(withDatabase(url, 'template1'), drop)
  }
}

/** The version of the server behind a DATABASE_URL, once it is sure that tests can work there. */
export async function checkGivenServer(url: string): Promise<string> {
  const { shown, role, may_create } = await askServer(url).catch((error: unknown) => {
    throw new Error(
      `The server of DATABASE_URL does not answer (${lastLine(error)}): start it, correct the URL, or unset DATABASE_URL to use a temporary one.`,
      { cause: error },
    )
  })
  const version = parsePostgresVersion(shown) ?? shown
  if (!isNewEnough(version)) {
    throw new Error(
      `The server of DATABASE_URL is PostgreSQL ${version}: use ${oldestMajor} or newer, or unset DATABASE_URL to use a temporary one.`,
    )
  }
  if (!may_create) {
    throw new Error(
      `The user of DATABASE_URL may not create databases, which the tests need: run ALTER ROLE "${role}" CREATEDB, or unset DATABASE_URL to use a temporary server.`,
    )
  }
  return version
}

type ServerAnswer = { shown: string; role: string; may_create: boolean }

async function askServer(url: string): Promise<ServerAnswer> {
  const { rows } = await connected(url, (client) =>
    client.query<ServerAnswer>(
      `SELECT current_setting('server_version') AS shown, rolname AS role, rolsuper OR rolcreatedb AS may_create
       FROM pg_roles WHERE rolname = current_user`,
    ),
  )
  const [answer] = rows
  if (!answer) throw new Error('it does not know its own user')
  return answer
}

/** Does some work on a connection of its own. */
export async function connected<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // A connection that breaks while idle is reported by the next query; unheard, the event would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
