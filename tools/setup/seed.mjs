import { runProgram } from './run.mjs'

runProgram(['demo/seed-command.ts'])
