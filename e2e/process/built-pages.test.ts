import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const built = path.join(import.meta.dirname, '../../storefront/build/server')

test('the pages are made by React in its production form, whatever NODE_ENV says', () => {
  const files = globSync('**/*.js', { cwd: built })
  expect(files.length).toBeGreaterThan(10)
  const asking = files.filter((file) =>
    /process\.env\.NODE_ENV|react-dom-server\.node\.development/.test(
      readFileSync(path.join(built, file), 'utf8'),
    ),
  )
  expect(asking).toEqual([])
})
