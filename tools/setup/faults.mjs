import { runProgram } from './run.mjs'

runProgram(['tools/faults/faults.ts'])
