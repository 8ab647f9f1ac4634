import { runPrograms } from './run.mjs'

await runPrograms(['tools/backup/backup.ts'])
