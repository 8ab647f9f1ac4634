import { readFile } from 'node:fs/promises'
import { type Row, rowOf } from './bench-row.ts'

/** How long the processors of this machine were wanted so far, and for how much of it somebody else had them. */
export interface Wanted {
  wanted: number
  stolen: number
}

/** Read from `/proc/stat`; nothing where a system tells it in another way, or not at all. */
export function wantedIn(stat: string): Wanted | undefined {
  const ticks = /^cpu +(.+)$/m.exec(stat)?.[1]?.split(' ').map(Number)
  if (ticks === undefined || ticks.length < 8 || ticks.some(Number.isNaN)) return undefined
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0, stolen = 0] = ticks
  return { wanted: user + nice + system + interrupts + softInterrupts + stolen, stolen }
}

export const wantedSoFar = async (): Promise<Wanted | undefined> =>
  wantedIn(await readFile('/proc/stat', 'utf8').catch(() => ''))

/**
 * What other machines on the same hardware took away while a part was measured. Where it is much, milliseconds say more
 * about them than about the shop; ratios still hold, since their limit was measured in the same minutes.
 */
export function stolenRow(part: string, [before, after]: [Wanted | undefined, Wanted | undefined]): Row[] {
  if (before === undefined || after === undefined || after.wanted <= before.wanted) return []
  const percent = (100 * (after.stolen - before.stolen)) / (after.wanted - before.wanted)
  return [rowOf({ part, name: 'taken by other machines', unit: '%', values: [percent] })]
}
