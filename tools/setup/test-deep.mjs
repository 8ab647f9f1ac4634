import { runPrograms } from './run.mjs'

await runPrograms(['tools/testing/run-deep-tests.ts'])
