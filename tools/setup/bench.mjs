import { runProgram } from './run.mjs'

runProgram(['tools/bench/bench.ts'])
