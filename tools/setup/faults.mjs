import { runPrograms } from './run.mjs'

await runPrograms(['tools/faults/faults.ts'])
