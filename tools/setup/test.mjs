import { runProgram } from './run.mjs'

runProgram(['tools/testing/run-tests.ts'])
