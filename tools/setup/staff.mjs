import { runPrograms } from './run.mjs'

await runPrograms(['tools/staff/staff.ts'])
