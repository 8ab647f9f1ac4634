import { runProgram } from './run.mjs'

runProgram(['tools/backup/backup.ts'])
