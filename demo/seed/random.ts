import { createHash } from 'node:crypto'

/** A number from 0 up to 1 that depends on nothing but a name: chance that is the same at every loading. */
export const chanceOf = (name: string): number =>
  createHash('sha256').update(name).digest().readUInt32BE(0) / 2 ** 32

export const pick = <Thing>(things: readonly Thing[], name: string): Thing => {
  const thing = things[Math.floor(chanceOf(name) * things.length)]
  if (thing === undefined) throw new Error('nothing to pick from')
  return thing
}

/** The things in an order that depends on the name alone. */
export const shuffled = <Thing>(things: readonly Thing[], name: string): Thing[] =>
  things
    .map((thing, place) => ({ thing, order: chanceOf(`${name} ${place}`) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ thing }) => thing)
