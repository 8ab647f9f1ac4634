import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { countOf, printFindings } from '../check-arrows/finding.ts'
import { listFiles, root } from '../check-arrows/list-files.ts'
import { judgeFile } from './judge-file.ts'
import { countLines, judgeLengths } from './judge-lengths.ts'
import { isMeasured, longFile, tooLongFile } from './limits.ts'

const files = listFiles(['.ts', '.tsx', '.mjs', '.css'])
  .filter(isMeasured)
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

const { failures, warnings, median } = judgeLengths(
  files.map(({ file, text }) => ({ file, lines: countLines(text) })),
)
const findings = [...failures, ...files.flatMap(({ file, text }) => judgeFile(file, text))]
printFindings(findings)
for (const { file, lines } of warnings)
  console.log(`long, but allowed while such files are few: ${file} (${lines} lines)`)

const verdict = findings.length === 0 ? 'no failure' : countOf(findings.length, 'failure')
const sizes = `median ${median} lines, ${countOf(warnings.length, 'file')} of ${longFile + 1} to ${tooLongFile} lines`
console.log(`check-sizes: ${countOf(files.length, 'file')}, ${sizes}, ${verdict}`)
process.exitCode = findings.length === 0 ? 0 : 1
