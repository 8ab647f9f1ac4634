import { expect, test } from 'vitest'
import { createLog } from './log.ts'

/** A log and the lines that it has written. */
function aLog(level = 'info') {
  const lines: string[] = []
  const log = createLog(level, { write: (line) => void lines.push(line) })
  return { log, lines }
}

const secrets = {
  password: 'suara-jernih',
  token: 'secret-token',
  user_token: 'secret-user-token',
  authorization: 'Bearer secret',
  email: 'sari@surel.example',
  phone: '+628125550199',
}

test.each([
  ['on their own', secrets],
  ['inside an object', { customer: secrets }],
  ['two objects deep', { request: { body: secrets } }],
])('secrets and personal data %s never reach the log', (_where, fields) => {
  const { log, lines } = aLog()
  log.info({ ...fields, path: '/somewhere' }, 'a line')
  const [line = ''] = lines
  for (const secret of Object.values(secrets)) expect(line).not.toContain(secret)
  expect(JSON.parse(line)).toMatchObject({ msg: 'a line', path: '/somewhere' })
  expect(line.match(/\[hidden\]/g)).toHaveLength(Object.keys(secrets).length)
})

/** An error as the query builder makes it: the values stand in its message as well. */
function aFailedQuery(params: string[]): Error {
  const query = 'insert into customers values ($1, $2)'
  const cause = new Error('duplicate key value violates unique constraint')
  return Object.assign(new Error(`Failed query: ${query}\nparams: ${params}`, { cause }), { query, params })
}

test('a failed query is logged with its statement and its cause, without the values', () => {
  const { log, lines } = aLog()
  const failed = aFailedQuery(['sari@surel.example', 'Jl. Fatmawati 1\n$& Cilandak'])
  log.error({ err: failed }, 'direct')
  log.error({ err: new Error('the order was not stored', { cause: failed }) }, 'as a cause')
  expect(lines).toHaveLength(2)
  for (const line of lines) {
    expect(line).toContain('insert into customers')
    expect(line).toContain('duplicate key value')
    expect(line).not.toContain('sari@')
    expect(line).not.toContain('Cilandak')
  }
})

test('the row that the database complains about is not logged', () => {
  const { log, lines } = aLog()
  const detail = 'Key (email)=(sari@surel.example) already exists.'
  log.error({ err: Object.assign(new Error('duplicate key'), { detail, code: '23505' }) }, 'failed')
  expect(lines[0]).toContain('23505')
  expect(lines[0]).not.toContain('sari@')
})

test('an ordinary error is logged with its stack', () => {
  const { log, lines } = aLog()
  log.error({ err: new TypeError('that was wrong') }, 'failed')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: { type: 'TypeError', message: 'that was wrong', stack: expect.stringContaining('log.test.ts') },
  })
})

test('lines below the level are not written', () => {
  const { log, lines } = aLog('warn')
  log.info('unimportant')
  log.warn('important')
  expect(lines).toHaveLength(1)
})
