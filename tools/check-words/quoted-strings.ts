import { Visitor } from 'vite'
import type { ParsedSource } from '../check-arrows/parse-source.ts'

/** Every string a file quotes, whichever quotes it uses; strings in comments do not count. */
export function quotedStrings({ program }: ParsedSource): Set<string> {
  const found = new Set<string>()
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') found.add(value)
    },
    TemplateLiteral: ({ quasis, expressions }) => {
      const text = quasis[0]?.value.cooked
      if (expressions.length === 0 && text) found.add(text)
    },
  }).visit(program)
  return found
}
