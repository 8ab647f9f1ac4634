import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import type { Plugin } from 'vite'

const library = path.join(
  path.dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')),
  'dist/esm',
)
const drawer = path.join(import.meta.dirname, '../app/ui/draw-icon.ts')

const importOfIcons = /import \{([^}]*)\} from 'lucide-react'/g
const exportOfIcon = /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g
const shape = /\bnode: (\[.*?\])(?:,\n {2}aliases: \[.*?\])?\n\};/s

/** The shapes of an icon as they stand in a page. Their keys are for React, and drawn by lot. */
function markupOf(shapes: string): string {
  const parts: [tag: string, attributes: Record<string, string>][] = runInNewContext(shapes)
  return parts
    .map(([tag, { key: _, ...attributes }]) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
      return `<${tag}${written.join('')}/>`
    })
    .join('')
}

/** The file of each icon, by every name that it has. */
function filesByName(): Map<string, string> {
  const all = readFileSync(path.join(library, 'lucide-react.mjs'), 'utf8')
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of all.matchAll(exportOfIcon)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file)
  }
  return files
}

/**
 * Icons as small as they can be: each comes from its own file, so that a page holds those that it shows, and is drawn by a few
 * lines of ours (app/ui/draw-icon.ts) instead of the library's own, which can do far more than is used here.
 */
export function lightIcons(): Plugin {
  const files = filesByName()
  return {
    name: 'gema-light-icons',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id.startsWith(path.join(library, 'icons/'))) {
        const node = shape.exec(code)?.[1]
        if (node === undefined) this.error(`${id} is not drawn as expected: look at vite/light-icons.ts`)
        const drawn = `drawIcon(${JSON.stringify(markupOf(node))})`
        return {
          code: `import { drawIcon } from '${drawer}'\nexport default /* @__PURE__ */ ${drawn}`,
          map: null,
        }
      }
      if (id.includes('node_modules') || !code.includes("'lucide-react'")) return undefined
      const separate = code.replace(importOfIcons, (_all, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => {
            const [given = '', used = given] = name.split(' as ')
            const file = files.get(given)
            if (file === undefined) this.error(`${id} uses an icon that does not exist: ${given}`)
            return `import ${used} from 'lucide-react/icons/${file}'`
          })
          .join(';'),
      )
      return { code: separate, map: null }
    },
  }
}
