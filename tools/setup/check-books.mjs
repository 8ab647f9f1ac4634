import { runPrograms } from './run.mjs'

await runPrograms(['tools/check-books/check-books.ts'])
