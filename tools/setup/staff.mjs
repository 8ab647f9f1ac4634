import { runProgram } from './run.mjs'

runProgram(['tools/staff/staff.ts'])
