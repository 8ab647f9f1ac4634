import { expect, test } from 'vitest'
import { dropDatabase, startPostgres } from './with-postgres.ts'

const folder = '/nowhere'
const say = () => {}

test('a given server that does not answer is an error that says what to do, and no other is started', async () => {
  const databaseUrl = 'postgres://someone:secret@127.0.0.1:1/shop'
  const started = startPostgres({ databaseUrl, folder, say })
  await expect(started).rejects.toThrow(
    'The server of DATABASE_URL does not answer (connect ECONNREFUSED 127.0.0.1:1): start it, correct the URL, or unset DATABASE_URL to use a temporary one.',
  )
})

test('the given way alone, without a URL, asks for one', async () => {
  const started = startPostgres({ databaseUrl: undefined, folder, say, only: 'given' })
  await expect(started).rejects.toThrow('DATABASE_URL is not set')
})

test.each(['shop', 'postgres', 'gema_test_', 'gema_test_1; DROP DATABASE shop', ''])(
  'the database %j is not dropped: the tests did not make it',
  async (name) => {
    const dropped = dropDatabase(`postgres://someone@127.0.0.1:1/${encodeURIComponent(name)}`)
    await expect(dropped).rejects.toThrow("not one of the tests' own")
  },
)
