export type Graph = ReadonlyMap<string, readonly string[]>

/** One shortest cycle from each knot of files that reach one another; the first file is not repeated at the end. */
export function findCycles(graph: Graph): string[][] {
  return findKnots(graph)
    .map((knot) => shortestCycle(graph, knot))
    .filter((cycle) => cycle.length > 0)
}

/** Tarjan's strongly connected components: files that all reach each other. */
function findKnots(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const path: string[] = []
  const onPath = new Set<string>()
  const knots: string[][] = []

  const visit = (file: string): number => {
    const number = order.size
    order.set(file, number)
    path.push(file)
    onPath.add(file)
    let low = number
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (onPath.has(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low)
      lowest.set(file, low)
    }
    lowest.set(file, low)
    if (low === number) {
      const knot = path.splice(path.indexOf(file))
      for (const member of knot) onPath.delete(member)
      knots.push(knot)
    }
    return low
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return knots
}

/** Breadth first from the alphabetically first file of the knot back to itself, so that runs print the same cycle. */
function shortestCycle(graph: Graph, knot: readonly string[]): string[] {
  const members = new Set(knot)
  const [start] = [...knot].sort()
  if (start === undefined) return []
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const file of queue) {
    for (const next of graph.get(file) ?? []) {
      if (next === start) return trail(cameFrom, start, file)
      if (!members.has(next) || cameFrom.has(next)) continue
      cameFrom.set(next, file)
      queue.push(next)
    }
  }
  return []
}

function trail(cameFrom: ReadonlyMap<string, string>, start: string, end: string): string[] {
  const cycle = [end]
  for (let file = end; file !== start; ) {
    file = cameFrom.get(file) ?? start
    cycle.unshift(file)
  }
  return cycle
}
