import path from 'node:path'

const app = path.join(import.meta.dirname, '../app')

/** The pages that most visits begin with, whose script is counted, after what stands around every page. */
const begun = {
  shell: ['entry.client.tsx', 'root.tsx'],
  shop: ['layouts/shop-layout.tsx'],
  front: ['screens/home/home-screen.tsx'],
  list: ['screens/category/category-screen.tsx'],
  product: ['screens/product/product-screen.tsx'],
}

/** What each file is for. Those of many pages come first: what they hold is in no other. */
const chunks = [
  'shell',
  'shop',
  'front-list-product',
  'front-list',
  'front-product',
  'list-product',
  'front',
  'list',
  'product',
]

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** Which of the pages need a module before anything is done on them. */
function findNeeds(graph: Graph): Map<string, string[]> {
  const needs = new Map<string, string[]>()
  const follow = (id: string, name: string) => {
    const known = needs.get(id) ?? []
    if (known.includes(name)) return
    needs.set(id, [...known, name])
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) follow(imported, name)
  }
  for (const [name, files] of Object.entries(begun)) {
    for (const file of files) follow(path.join(app, file), name)
  }
  return needs
}

/** The chunk of a module that the first pages need, so that none of them loads what only others need. */
function chunkOf(needs: Map<string, string[]>, id: string): string | undefined {
  const pages = needs.get(id) ?? []
  if (pages.includes('shell')) return 'shell'
  return pages.includes('shop') ? 'shop' : pages.join('-')
}

/** Groups for the bundler: what the pages that visits begin with need at once, and other code too. */
export function firstChunks() {
  let needs: Map<string, string[]> | undefined
  return chunks.map((chunk, place) => ({
    debugName: chunk,
    minShareCount: 2,
    priority: chunks.length - place,
    name: (id: string, graph: Graph) => {
      needs ??= findNeeds(graph)
      return chunkOf(needs, id) === chunk ? chunk : null
    },
  }))
}
