import { expect, test } from 'vitest'
import { readAudit } from './audit-packages.ts'

const told = (total: number) =>
  JSON.stringify({ auditReportVersion: 2, metadata: { vulnerabilities: { total } } })

test.each([
  [told(0), true],
  [told(2), false],
  [`npm warn something\n${told(0)}\n`, true],
  ['npm error audit endpoint returned an error\n{"message":"405 Method Not Allowed"}', undefined],
  ['', undefined],
])('of %s is read %s', (output, ok) => {
  expect(readAudit(output)).toBe(ok)
})
