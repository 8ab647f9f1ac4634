import path from 'node:path'
import { askedHeaders } from './ask-raw.ts'
import { runProgram } from './child-program.ts'
import { connections, type LoadFigures, type LoadGenerator } from './load-generator.ts'

const program = path.join(import.meta.dirname, 'own-load-program.ts')

/** Where there is no wrk. It takes more of the machine than wrk does, from both sides of a ratio alike. */
export const ownLoad: LoadGenerator = {
  name: 'a generator of our own',
  async load(wish) {
    const asked = JSON.stringify({ ...wish, connections, headers: askedHeaders })
    const said = await runProgram(process.execPath, [program, asked])
    return JSON.parse(said.trim().split('\n').at(-1) ?? '') as LoadFigures
  },
}
