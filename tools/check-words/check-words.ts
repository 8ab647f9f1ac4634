import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { countOf, type Finding, printFindings } from '../check-arrows/finding.ts'
import { listFiles, root } from '../check-arrows/list-files.ts'
import { parseSource } from '../check-arrows/parse-source.ts'
import { findUnusedWords } from './find-unused-words.ts'
import { isWordsFile } from './is-words-file.ts'
import { judgeHardCodedText } from './judge-hard-coded-text.ts'
import { judgeRefusals } from './judge-refusals.ts'
import { judgeWordSets, type WordFile } from './judge-word-sets.ts'
import { quotedStrings } from './quoted-strings.ts'
import { wordSetsOf } from './word-set.ts'

const refusalsFile = 'contract/refusals.ts'
const findings: Finding[] = []
const sources = listFiles(['.ts', '.tsx'])
const app = sources.filter((file) => file.startsWith('storefront/app/') && !/\.test\.tsx?$/.test(file))
const wordsPaths = app.filter((file) => isWordsFile(file, read(file)))

const wordFiles: WordFile[] = []
for (const file of wordsPaths) {
  const exports = await load(file)
  if (exports) wordFiles.push({ file, text: read(file), ...wordSetsOf(exports) })
}
findings.push(...judgeWordSets(wordFiles))

const quoted = new Set<string>()
for (const file of app.filter((path) => !wordsPaths.includes(path))) {
  const source = parseSource(file, read(file))
  findings.push(...source.errors)
  for (const text of quotedStrings(source)) quoted.add(text)
  if (file.endsWith('.tsx')) findings.push(...judgeHardCodedText(file, source, wordsPaths))
}
findings.push(...findUnusedWords(wordFiles, quoted))

let refusals = 0
if (sources.includes(refusalsFile)) {
  const exports = await load(refusalsFile)
  refusals = Object.keys(exports?.refusals ?? {}).length
  if (exports) findings.push(...judgeRefusals(refusalsFile, read(refusalsFile), exports.refusals))
}

printFindings(findings)
const keys = wordFiles.flatMap(({ sets }) => sets.flatMap(({ words }) => Object.keys(words.en))).length
const verdict = findings.length === 0 ? 'nothing missing' : countOf(findings.length, 'finding')
const sizes = [countOf(wordFiles.length, 'words file'), countOf(keys, 'key'), countOf(refusals, 'refusal')]
console.log(`check-words: ${sizes.join(', ')}, ${verdict}`)
process.exitCode = findings.length === 0 ? 0 : 1

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

/** A words file that does not load is a finding of its own; the others are still checked. */
async function load(file: string): Promise<Record<string, unknown> | null> {
  try {
    return await import(pathToFileURL(join(root, file)).href)
  } catch (error) {
    const problem = `cannot be loaded: ${error instanceof Error ? error.message : String(error)}`
    const fix =
      'words files hold plain texts and import only define-words.ts, which itself needs no browser and no JSX'
    findings.push({ file, line: 1, problem, fix })
    return null
  }
}
