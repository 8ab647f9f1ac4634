import { frozen } from './frozen.ts'

/**
 * Makes something of rows that are remembered (`RememberedReads`), once for as long as they are: those are frozen, and the
 * same for all who ask. What is made of them is frozen as well.
 */
export function madeOnce<Rows extends object, Made>(make: (rows: Rows) => Made): (rows: Rows) => Made {
  const known = new WeakMap<Rows, { made: Made }>()
  return (rows) => {
    if (!Object.isFrozen(rows)) return make(rows)
    const last = known.get(rows) ?? { made: frozen(make(rows)) }
    known.set(rows, last)
    return last.made
  }
}

/** Languages, for the most part. */
const most = 20

/**
 * Makes something of several things, and hands out the same again as long as it would be made of the very same ones. One is
 * remembered for each name.
 */
export function madeOfSame<Things extends object, Made>(
  make: (things: Things) => Made,
): (name: string, things: Things) => Made {
  const known = new Map<string, { things: Things; made: Made }>()
  return (name, things) => {
    const last = known.get(name)
    if (last !== undefined && areSame(last.things, things)) return last.made
    const made = frozen(make(things))
    if (known.size >= most) known.clear()
    known.set(name, { things, made })
    return made
  }
}

const areSame = <Things extends object>(some: Things, others: Things): boolean =>
  (Object.keys(others) as (keyof Things)[]).every((name) => some[name] === others[name])
