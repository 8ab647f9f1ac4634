import { expect, test } from 'vitest'
import { findImports } from './find-imports.ts'

const specifiers = (text: string, file = 'a.ts') => findImports(file, text).map(({ specifier }) => specifier)

test('every way to import a file is found, with its line', () => {
  const text = [
    `import { a } from './a.ts'`,
    `import b, * as all from "./b.ts"`,
    `import './side-effect.css'`,
    `import {`,
    `  c,`,
    `} from './c.ts'`,
    `export { d } from './d.ts'`,
    `export * as e from './e.ts'`,
    `const f = () => import('./f.ts')`,
    'const g = await import(`./g.ts`)',
  ].join('\n')
  expect(findImports('x.ts', text).map(({ specifier, line }) => [specifier, line])).toEqual([
    ['./a.ts', 1],
    ['./b.ts', 2],
    ['./side-effect.css', 3],
    ['./c.ts', 6],
    ['./d.ts', 7],
    ['./e.ts', 8],
    ['./f.ts', 9],
    ['./g.ts', 10],
  ])
})

test('type imports are told apart, and an inline type does not make one', () => {
  const text = [
    `import type { A } from './a.ts'`,
    `export type { B } from './b.ts'`,
    `export type * from './c.ts'`,
    `type D = import('./d.ts').D`,
    `import { type E } from './e.ts'`,
  ].join('\n')
  expect(findImports('x.ts', text).map(({ isType }) => isType)).toEqual([true, true, true, true, false])
})

test('comments, strings, templates and regular expressions are not imports', () => {
  const text = [
    `// import './comment.ts'`,
    `/* export * from './block.ts' */`,
    `const text = "import './string.ts'"`,
    'const template = `',
    `import './template.ts'`,
    '`',
    `const pattern = /import '.\\/pattern.ts'/`,
    `const half = 4 / 2 // import('./division.ts')`,
    `const url = 'https://example.com' ; import './real.ts'`,
    `const inside = \`\${await import("./inside-template.ts")}\``,
  ].join('\n')
  expect(specifiers(text).toSorted()).toEqual(['./inside-template.ts', './real.ts'])
})

test('an import computed while running and a method named import are left alone', () => {
  expect(specifiers('await import(path); loader.import("./x.ts"); const from = "./y.ts"')).toEqual([])
  expect(specifiers(`await import(\`./\${name}.ts\`); const meta = import.meta.url`)).toEqual([])
})

test('the text of JSX is not code', () => {
  expect(specifiers(`const a = <p>import x from './x.ts' isn't code</p>; import './y.ts'`, 'a.tsx')).toEqual([
    './y.ts',
  ])
})
