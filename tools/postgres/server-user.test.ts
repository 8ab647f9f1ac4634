import { expect, test } from 'vitest'
import { userFromPasswd } from './server-user.ts'

const passwd = `root:x:0:0:root:/root:/bin/bash
nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin
## a comment
postgres:x:101:104:PostgreSQL administrator,,,:/var/lib/postgresql:/bin/bash
`

test('the first wanted name wins, wherever it stands in the file', () => {
  expect(userFromPasswd(passwd, ['postgres', 'nobody'])).toEqual({ name: 'postgres', uid: 101, gid: 104 })
})

test('without the first name the second is taken', () => {
  const without = passwd.replace(/^postgres.*\n/m, '')
  expect(userFromPasswd(without, ['postgres', 'nobody'])).toEqual({ name: 'nobody', uid: 65534, gid: 65534 })
})

test('a line without ids is nobody', () => {
  expect(userFromPasswd('postgres:x:::\n+postgres\n', ['postgres', '+postgres'])).toBeUndefined()
})
