import { runPrograms } from './run.mjs'

await runPrograms(['tools/bench/bench.ts'])
