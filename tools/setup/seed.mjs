import { runPrograms } from './run.mjs'

await runPrograms(['demo/seed-command.ts'])
