import { runProgram } from './run.mjs'

runProgram(['tools/backup/restore.ts'])
