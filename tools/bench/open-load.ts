import { findWrk } from './find-wrk.ts'
import { connections, type LoadGenerator } from './load-generator.ts'
import { ownLoad } from './own-load.ts'
import { wrkLoad } from './wrk-load.ts'

/** The same for both sides of every ratio: wrk takes the least of the machine, where it can be had. */
export async function openLoad(say: (line: string) => void): Promise<LoadGenerator> {
  const wrk = await findWrk(say)
  const generator = wrk === undefined ? ownLoad : wrkLoad(wrk)
  say(`${generator.name} asks over ${connections} connections`)
  return generator
}
