import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { RawAnswer } from './ask-raw.ts'
import { heard, startProgram } from './child-program.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Answers by address, as they were caught from the shop. */
export type Answers = Readonly<Record<string, RawAnswer>>

export interface BareServer {
  site: string
  end(): Promise<void>
}

const program = path.join(import.meta.dirname, 'bare-server-program.ts')

/** What Node adds by itself. */
const addedByNode = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

/** The headers that somebody chose to send, names and values in turns. */
export const chosenHeaders = ({ headers }: RawAnswer): string[] =>
  headers.filter((_, place) => !addedByNode.has((headers[place - (place % 2)] ?? '').toLowerCase()))

/** A server that does nothing but send the same headers and bytes, in the way that Node offers. */
export async function startBareServer(answers: Answers): Promise<BareServer> {
  const { folder, remove } = await temporaryFolder()
  const file = path.join(folder, 'answers.json')
  const written = Object.entries(answers).map(([address, answer]) => [
    address,
    { headers: chosenHeaders(answer), body: answer.body.toString('base64') },
  ])
  await writeFile(file, JSON.stringify(Object.fromEntries(written)))
  const server = startProgram({ file: process.execPath, args: [program, file] })
  const port = await heard(server, /listens on (\d+)\n/)
  return {
    site: `http://127.0.0.1:${port}`,
    async end() {
      await server.end()
      await remove()
    },
  }
}
