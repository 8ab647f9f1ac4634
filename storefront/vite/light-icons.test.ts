import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { lightIcons } from './light-icons.ts'

const library = path.dirname(createRequire(import.meta.url).resolve('lucide-react/package.json'))

/** What the build makes of a file. */
function transformed(code: string, id: string): string | undefined {
  const { transform } = lightIcons()
  if (typeof transform !== 'function') throw new Error('the plugin transforms nothing')
  const context = {
    error: (message: string) => {
      throw new Error(message)
    },
  }
  const result = transform.call(context as never, code, id)
  return (result as { code: string } | undefined)?.code
}

const part = '/shop/app/ui/note.tsx'

test('each icon comes from its own file, types from nowhere, older names from where they are now', () => {
  const code = "import { Check, type LucideIcon, TriangleAlert as Sign } from 'lucide-react'\nrest()"
  expect(transformed(code, part)).toBe(
    "import Check from 'lucide-react/icons/check';import Sign from 'lucide-react/icons/triangle-exclamation-point'\nrest()",
  )
})

test('an icon that does not exist is named, with the file that wants it', () => {
  const code = "import { NoSuchIcon } from 'lucide-react'"
  expect(() => transformed(code, part)).toThrow(/note\.tsx.*NoSuchIcon/)
})

test('files without icons stay as they are', () => {
  expect(transformed('rest()', part)).toBeUndefined()
})

test.each(['check', 'circle-check'])(
  'of %s, its shapes are left, and nothing that only the library needs',
  (icon) => {
    const file = path.join(library, `dist/esm/icons/${icon}.mjs`)
    const code = transformed(readFileSync(file, 'utf8'), file)
    expect(code).toMatch(/drawIcon\("<(path|circle) /)
    expect(code).toMatch(/ d=\\"m[^"]+\\"\/>/i)
    expect(code).not.toMatch(/key|aliases|createLucideIcon/)
  },
)
