import { runProgram } from './run.mjs'

runProgram(['tools/check-books/check-books.ts'])
