import { advice } from './arrow-advice.ts'
import { arrows } from './arrow-table.ts'
import { matchPath } from './match-path.ts'
import { rankOf } from './module-ranks.ts'

/** What to do about a forbidden arrow between two files; a package from outside has the path ''. */
export function chooseFix(file: string, path: string): string {
  const own = matchPath('server/modules/:own/**', file)?.own
  const other = matchPath('server/modules/:other/**', path)?.other
  if (other && other !== own && mayKnock(file)) {
    const [mine, theirs] = [rankOf(own), rankOf(other)]
    if (mine !== null && theirs !== null && theirs >= mine) {
      return `a module knocks only on lower doors (${own} has rank ${mine}, ${other} ${theirs}): put the two together in server/calls or server/reactions`
    }
    return `modules knock only on doors: import server/modules/${other}/${other}.ts instead`
  }
  const line = advice.find(({ from, to }) => {
    const names = matchPath(from, file)
    return names !== null && matchPath(to, path, names) !== null
  })
  return line?.fix ?? 'move it to where both may know it'
}

function mayKnock(file: string): boolean {
  const row = arrows.find((arrow) => matchPath(arrow.from, file))
  return row?.may.some((pattern) => /:(any|lower)\.ts$/.test(pattern)) ?? false
}
