import { expect, test } from 'vitest'
import { judgeArrows } from './judge-arrows.ts'
import { judgeOneImport } from './judge-one-import.ts'
import { resolveImport } from './resolve-import.ts'

test('another package is never reached by a relative path, not even where its file may be imported', () => {
  const findings = judgeOneImport({ file: 'server/http/router.ts', specifier: '../../contract/codes.ts' })
  expect(findings).toMatchObject([{ fix: 'import it as @gema/contract/codes.ts' }])
})

test('an import that leads to no file is a finding', () => {
  const target = resolveImport('server/app.ts', './gone.ts', () => false)
  const findings = judgeArrows([
    { file: 'server/app.ts', imports: [{ specifier: './gone.ts', line: 1, isType: false, target }] },
  ])
  expect(findings).toMatchObject([
    { problem: 'imports server/gone.ts', fix: expect.stringContaining('leads to no file') },
  ])
})

test('a module without a rank is one finding, however many files it has', () => {
  const files = ['loyalty.ts', 'loyalty-tables.ts'].map((name) => ({
    file: `server/modules/loyalty/${name}`,
    imports: [],
  }))
  expect(judgeArrows(files)).toMatchObject([
    {
      problem: 'the module loyalty has no rank',
      fix: 'give it a rank in tools/check-arrows/arrow-table.ts and ARCHITECTURE.md',
    },
  ])
})

test('a folder that the table does not know is a finding', () => {
  expect(judgeArrows([{ file: 'server/services/cart.ts', imports: [] }])).toMatchObject([
    { problem: 'stands in a folder without a row in the table of arrows' },
  ])
})
