import { noteReads, watchReads } from './watch-reads.ts'

/**
 * A question that many ask at the same moment and that has one answer: it is sent once for all who have come until then, so
 * that nobody is told what was before they asked. Each of them has read what it reads.
 */
export function askForAll<Given, Answer>(
  ask: (given: Given) => Promise<Answer>,
): (given: Given) => Promise<Answer> {
  let gathered: Promise<{ result: Answer; tables: ReadonlySet<string> }> | undefined
  return async (given) => {
    gathered ??= new Promise((go) => setImmediate(go)).then(() => {
      gathered = undefined
      return watchReads(() => ask(given))
    })
    const { result, tables } = await gathered
    noteReads(tables)
    return result
  }
}
