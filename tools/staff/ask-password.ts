import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Refused } from './refused.ts'

/** A password from the terminal, which does not show it; or from STAFF_PASSWORD, where nobody sits at one. */
export async function askPassword(question: string): Promise<string> {
  const given = process.env.STAFF_PASSWORD
  if (given !== undefined && given !== '') return given
  if (!process.stdin.isTTY) throw new Refused('There is no terminal to ask on: set STAFF_PASSWORD.')
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  terminal.on('SIGINT', () => process.exit(130))
  process.stdout.write(question)
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stdout.write('\n')
  }
}

/** A new password, typed twice. */
export async function askNewPassword(): Promise<string> {
  const first = await askPassword('New password: ')
  if ((await askPassword('The same again: ')) !== first) throw new Refused('The passwords differ.')
  return first
}
