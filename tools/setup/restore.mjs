import { runPrograms } from './run.mjs'

await runPrograms(['tools/backup/restore.ts'])
