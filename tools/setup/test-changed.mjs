import { runPrograms } from './run.mjs'

await runPrograms(['tools/testing/run-changed-tests.ts'])
